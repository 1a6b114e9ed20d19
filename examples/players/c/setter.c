/* An evil hangman setter in C, for the protocol in docs/protocol.md.
 * Build:    cc -O2 -o setter setter.c
 * Try it:   evil-hangman match --guesser lookahead --setter cmd:./setter
 * Check it: evil-hangman check --setter cmd:./setter --rule byu
 * Keeps the largest family; of equals the one with the fewest letters, then the rightmost. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST 1000000    /* words at most */
#define LONGEST 65      /* 64 letters and the 0 at the end */
static char words[MOST][LONGEST], asked;        /* every word of the list; the letter */
static char *family[MOST];                      /* the words that we may still mean */
static int count, size;

/* Positions of the letter: bit 0 for the first letter of the word, bit 1 for the second ... */
static unsigned long long places(const char *word)
{
    unsigned long long found = 0;
    for (int i = 0; word[i]; i++)
        if (word[i] == asked)
            found |= 1ULL << i;
    return found;
}

static int by_places(const void *a, const void *b)
{
    unsigned long long p = places(*(char **)a), q = places(*(char **)b);
    return (p > q) - (p < q);
}

static void answer(void)
{
    int first = 0, most = 0;    /* where the best family begins, its size */
    qsort(family, size, sizeof family[0], by_places);   /* families are adjacent now */
    for (int i = 0, end; i < size; i = end) {
        for (end = i; end < size && places(family[end]) == places(family[i]); end++) {}
        int more = __builtin_popcountll(places(family[i]))      /* how many bits are 1 */
                 - __builtin_popcountll(places(family[first]));
        /* If several are equal, the later one is further right: its highest bit is higher. */
        if (end - i > most || (end - i == most && more <= 0))
            first = i, most = end - i;
    }
    memmove(family, family + first, (size = most) * sizeof family[0]);
    unsigned long long best = places(family[0]);
    printf(best ? "hit %c" : "miss %c", asked);
    for (int i = 0; i < 64; i++)
        if (best >> i & 1)
            printf(" %d", i + 1);               /* positions count from 1 */
    puts("");
}

int main(void)
{
    char line[5000];
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
                    family[size++] = words[w];
        } else if (sscanf(line, "guess %c", &asked) == 1) {
            answer();
        } else if (strcmp(line, "reveal") == 0) {
            printf("word %s\n", family[0]);
        } else if (strcmp(line, "quit") == 0)
            return 0;
        fflush(stdout);     /* otherwise the line waits in a buffer */
    }
}
