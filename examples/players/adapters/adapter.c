/* Lets the functions of a course assignment play, unchanged, over the hangman protocol.
 *     cc -o player adapter.c hangmanPlayer.c
 *     evil-hangman match --guesser cmd:./player --setter fair
 * hangmanPlayer.h declares
 *     init_hangman_player(word_file, misses)     if the course passes no misses: cc -DNO_MISSES
 *     guess_hangman_player(pattern, is_new_word)
 *     feedback_hangman_player(is_correct, pattern)
 * Unknown letters are '-' in a pattern; an argument names another character. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include "hangmanPlayer.h"

#ifdef NO_MISSES
#define INIT(file, misses) init_hangman_player(file)
#else
#define INIT(file, misses) init_hangman_player(file, misses)
#endif

int main(int argc, char **argv)
{
    char line[5000], word_file[5000] = "", pattern[65] = "";
    char blank = argc > 1 ? argv[1][0] : '-', letter;
    int length, asked, misses = 6, position, used;
    bool is_new_word = true;
    FILE *protocol = fdopen(dup(1), "w");
    dup2(2, 1);     /* what the student's code prints must not get into the protocol */
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\r\n")] = 0;
        if (strncmp(line, "hangman", 7) == 0) {
            fprintf(protocol, "hangman 1 C player\n");
        } else if (strncmp(line, "words ", 6) == 0) {
            strcpy(word_file, line + 6);
            INIT(word_file, misses);
            fprintf(protocol, "ready\n");
        } else if (sscanf(line, "game %d %d", &length, &asked) == 2) {
            memset(pattern, 0, sizeof pattern);
            memset(pattern, blank, length);
            is_new_word = true;
            if (asked != misses) {      /* made again only if the number of misses is another */
                misses = asked;
                INIT(word_file, misses);
            }
        } else if (strncmp(line, "turn", 4) == 0) {
            fprintf(protocol, "guess %c\n", guess_hangman_player(pattern, is_new_word));
            is_new_word = false;
        } else if (sscanf(line, "hit %c", &letter) == 1) {
            for (char *at = line + 5; sscanf(at, "%d%n", &position, &used) == 1; at += used)
                pattern[position - 1] = letter;
            feedback_hangman_player(true, pattern);
        } else if (strncmp(line, "miss", 4) == 0) {
            feedback_hangman_player(false, pattern);
        } else if (strcmp(line, "quit") == 0) {
            return 0;
        }
        fflush(protocol);
    }
    return 0;
}
