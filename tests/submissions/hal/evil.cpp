// printf and scanf without a flush; a board of underscores.
#include <cstdio>
#include <fstream>
#include <map>
#include <string>
#include <vector>

int main() {
    std::ifstream file("words.txt");
    int length, misses;
    printf("How many letters would you like in your word?\n");
    if (scanf("%d", &length) != 1) return 1;
    printf("How many wrong guesses would you like?\n");
    if (scanf("%d", &misses) != 1) return 1;
    std::vector<std::string> words;
    for (std::string word; file >> word;) if ((int) word.size() == length) words.push_back(word);
    std::string board(length, '_');
    while (misses > 0 && board.find('_') != std::string::npos) {
        printf("Current word:");
        for (char c : board) printf(" %c", c);
        printf("\nEnter a letter: ");
        char letter;
        if (scanf(" %c", &letter) != 1) return 1;
        std::map<unsigned, std::vector<std::string>> families;
        for (auto& word : words) {
            unsigned bits = 0;
            for (int i = 0; i < length; i++) bits |= (unsigned) (word[i] == letter) << i;
            families[bits].push_back(word);
        }
        unsigned best = families.begin()->first;
        for (auto& family : families) if (family.second.size() > families[best].size()) best = family.first;
        for (int i = 0; i < length; i++) if (best >> i & 1) board[i] = letter;
        if (!best) printf("Nope, %d to go.\n", --misses);
        words = std::vector<std::string>(families[best]);
    }
    printf("The word was %s.\n", words[0].c_str());
}
