/* An evil hangman setter in C, for the protocol in docs/protocol.md.
 * Build:    cc -O2 -o setter setter.c
 * Try it:   evil-hangman match --guesser lookahead --setter cmd:./setter
 * Check it: evil-hangman check --setter cmd:./setter --rule byu
 * It keeps the largest family of words; of equals the one without the letter, then the one with the
 * fewest letters, then the one whose letters stand further right. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 1000000            /* words at most */
#define LONGEST 65              /* 64 letters and the 0 at the end */

struct entry { char word[LONGEST]; unsigned long long places; };
static char words[MOST][LONGEST];       /* every word of the list */
static struct entry family[MOST];       /* the words that we may still mean */
static int count, size;

/* Where the letter stands: bit 0 for the first letter of the word, and so on. */
static unsigned long long places(const char *word, char letter)
{
    unsigned long long found = 0;
    for (int i = 0; word[i]; i++)
        if (word[i] == letter)
            found |= 1ULL << i;
    return found;
}

static int letters(unsigned long long p)
{
    int n = 0;
    for (; p; p &= p - 1)               /* takes the lowest bit away */
        n++;
    return n;
}

static int by_places(const void *a, const void *b)
{
    unsigned long long p = ((struct entry *)a)->places, q = ((struct entry *)b)->places;
    return (p > q) - (p < q);
}

static void answer(char letter)
{
    int first = 0, most = 0;            /* where the best family begins, and its size */
    for (int i = 0; i < size; i++)
        family[i].places = places(family[i].word, letter);
    qsort(family, size, sizeof family[0], by_places);   /* families stand together now */
    for (int i = 0, end; i < size; i = end) {
        for (end = i; end < size && family[end].places == family[i].places; end++) {}
        int fewer = letters(family[first].places) - letters(family[i].places);
        /* Among equals the later one stands further right: its highest bit is higher. */
        if (end - i > most || (end - i == most && fewer >= 0)) {
            first = i;
            most = end - i;
        }
    }
    memmove(family, family + first, most * sizeof family[0]);
    size = most;
    printf(family[0].places ? "hit %c" : "miss %c", letter);
    for (int i = 0; i < 64; i++)
        if (family[0].places >> i & 1)
            printf(" %d", i + 1);       /* positions count from 1 */
    puts("");
}

int main(void)
{
    char line[5000], letter;
    size_t length;
    while (fgets(line, sizeof line, stdin)) {           /* one line at a time */
        line[strcspn(line, "\r\n")] = 0;
        if (strncmp(line, "hangman", 7) == 0) {         /* who are you? */
            puts("hangman 1 C setter");
        } else if (strncmp(line, "words ", 6) == 0) {   /* the rest is the path */
            FILE *file = fopen(line + 6, "r");
            for (count = 0; file && count < MOST && fscanf(file, "%64s", words[count]) == 1;)
                count++;
            puts("ready");
        } else if (sscanf(line, "game %zu", &length) == 1) {
            size = 0;
            for (int w = 0; w < count; w++)
                if (strlen(words[w]) == length)
                    strcpy(family[size++].word, words[w]);
        } else if (sscanf(line, "guess %c", &letter) == 1) {
            answer(letter);
        } else if (strcmp(line, "reveal") == 0) {       /* any word that fits will do */
            printf("word %s\n", family[0].word);
        } else if (strcmp(line, "quit") == 0) {
            return 0;
        }
        fflush(stdout);     /* otherwise the line waits in a buffer */
    }
    return 0;
}
