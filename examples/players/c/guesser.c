/* A hangman guesser in C, for the protocol in docs/protocol.md.
 * Build:   cc -O2 -o guesser guesser.c
 * Try it:  evil-hangman match --guesser cmd:./guesser --setter fair
 * Its idea: guess the letter that is in most of the words that still fit. */
#include <stdio.h>
#include <string.h>

#define MOST 1000000            /* words at most */
#define LONGEST 65              /* 64 letters and the 0 at the end */

static char words[MOST][LONGEST];
static int fits[MOST];          /* 1 for a word that fits all answers of this game */
static int count;               /* how many words there are */

/* Drops the words that do not have the letter at exactly these positions. */
static void learn(char letter, const char *positions)
{
    int here[LONGEST] = {0}, position, used;
    while (sscanf(positions, "%d%n", &position, &used) == 1) {
        here[position - 1] = 1;         /* positions count from 1, arrays from 0 */
        positions += used;
    }
    for (int w = 0; w < count; w++)
        for (int i = 0; fits[w] && words[w][i]; i++)
            if ((words[w][i] == letter) != here[i])
                fits[w] = 0;
}

static char best_letter(const char *guessed)
{
    char best = '?';
    int most = -1;
    for (const char *c = "etaoinshrdlcumwfgypbvkjxqz"; *c; c++) {
        int with = 0;
        if (strchr(guessed, *c))
            continue;
        for (int w = 0; w < count; w++)
            with += fits[w] && strchr(words[w], *c);
        if (with > most) {
            most = with;
            best = *c;
        }
    }
    return best;
}

int main(void)
{
    char line[5000], guessed[30] = {0}, letter;
    int length;
    while (fgets(line, sizeof line, stdin)) {           /* one line at a time */
        line[strcspn(line, "\r\n")] = 0;
        if (strncmp(line, "hangman", 7) == 0) {         /* who are you? */
            puts("hangman 1 C guesser");
        } else if (strncmp(line, "words ", 6) == 0) {   /* the rest is the path */
            FILE *file = fopen(line + 6, "r");
            for (count = 0; file && count < MOST && fscanf(file, "%64s", words[count]) == 1;)
                count++;
            puts("ready");
        } else if (sscanf(line, "game %d", &length) == 1) {
            for (int w = 0; w < count; w++)
                fits[w] = strlen(words[w]) == (size_t)length;
            memset(guessed, 0, sizeof guessed);
        } else if (sscanf(line, "hit %c", &letter) == 1) {
            learn(letter, line + 5);                    /* after "hit e" */
        } else if (sscanf(line, "miss %c", &letter) == 1) {
            learn(letter, "");
        } else if (strncmp(line, "turn", 4) == 0) {     /* our turn */
            letter = best_letter(guessed);
            guessed[strlen(guessed)] = letter;          /* the rest is zeros */
            printf("guess %c\n", letter);
        } else if (strcmp(line, "quit") == 0) {
            return 0;
        }
        fflush(stdout);     /* otherwise the line waits in a buffer */
    }
    return 0;
}
