// Evil hangman as a first course would write it: families in a std::map from pattern to words, the largest is kept.
// Reads a word list, a length and the letters to guess, plays one game, and prints each answer and the words left.
// `benches/rival.py` compares it with this program. Build: g++ -O2 -o rival rival.cpp
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <vector>

int main(int argc, char **argv) {
    if (argc != 4) {
        std::cerr << "usage: rival LIST LENGTH LETTERS\n";
        return 2;
    }
    const std::size_t length = std::stoul(argv[2]);
    std::ifstream list(argv[1]);
    std::vector<std::string> words;
    for (std::string word; list >> word;) {
        if (word.size() == length) words.push_back(word);
    }
    std::string pattern(length, '-');
    for (const char letter : std::string(argv[3])) {
        std::map<std::string, std::vector<std::string>> families;
        for (const std::string &word : words) {
            std::string key = pattern;
            for (std::size_t place = 0; place < length; ++place) {
                if (word[place] == letter) key[place] = letter;
            }
            families[key].push_back(word);
        }
        const auto *largest = &*families.begin();
        for (const auto &family : families) {
            if (family.second.size() > largest->second.size()) largest = &family;
        }
        const std::string kept = largest->first;
        words = std::vector<std::string>(largest->second);
        pattern = kept;
        std::cout << letter << ' ' << pattern << ' ' << words.size() << '\n';
        if (pattern.find('-') == std::string::npos) break;
    }
}
