/* A student's solution to the assignment, which knows nothing about the protocol. */
#include <stdio.h>
#include <string.h>
#include "hangmanPlayer.h"

static char words[400000][65], left[27], last;
static bool fits[400000];
static int count;

void init_hangman_player(char *word_file, int misses)
{
    FILE *file = fopen(word_file, "r");
    (void)misses;
    for (count = 0; file && count < 400000 && fscanf(file, "%64s", words[count]) == 1;)
        count++;
    printf("read %d words\n", count);   /* must not disturb the protocol */
}

char guess_hangman_player(char *pattern, bool is_new_word)
{
    int most = -1;
    if (is_new_word) {
        strcpy(left, "etaoinshrdlcumwfgypbvkjxqz");
        for (int w = 0; w < count; w++)
            fits[w] = strlen(words[w]) == strlen(pattern);
    }
    for (char *c = left; *c; c++) {
        int with = 0;
        for (int w = 0; w < count; w++)
            with += fits[w] && strchr(words[w], *c);
        if (*c != ' ' && with > most) {
            most = with;
            last = *c;
        }
    }
    *strchr(left, last) = ' ';
    return last;
}

void feedback_hangman_player(bool is_correct, char *pattern)
{
    (void)is_correct;
    for (int w = 0; w < count; w++)
        for (int i = 0; fits[w] && pattern[i]; i++)
            fits[w] = (words[w][i] == last) == (pattern[i] == last);
}
