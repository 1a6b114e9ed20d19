/* What the assignment prescribes in C, where the whole file plays the part of the object. */
#include <stdbool.h>

void init_hangman_player(char *word_file, int misses);
char guess_hangman_player(char *pattern, bool is_new_word);
void feedback_hangman_player(bool is_correct, char *pattern);
