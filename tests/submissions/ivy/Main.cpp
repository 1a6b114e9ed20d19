// Upper case, and at most fifteen guesses.
#include <algorithm>
#include <cctype>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <unordered_map>
#include <vector>

static int ask(const std::string& question, int least, int most) {
    for (std::string line;;) {
        std::cout << question << " (" << least << "-" << most << "): " << std::flush;
        if (!std::getline(std::cin, line)) exit(0);
        int number = atoi(line.c_str());
        if (number >= least && number <= most) return number;
        std::cout << "Please enter a number between " << least << " and " << most << "." << std::endl;
    }
}

int main() {
    std::ifstream in("EnglishWords.txt");
    std::vector<std::string> words;
    int length = ask("Length of the word", 1, 29), guesses = ask("Number of guesses", 1, 15);
    for (std::string word; in >> word;) {
        std::transform(word.begin(), word.end(), word.begin(), ::toupper);
        if ((int) word.size() == length) words.push_back(word);
    }
    std::string board(length, '-');
    while (guesses > 0 && board.find('-') != std::string::npos) {
        std::cout << "\nWORD     " << board << "\nGUESSES  " << guesses << "\nLETTER?  " << std::flush;
        std::string line;
        if (!std::getline(std::cin, line)) return 0;
        char letter = toupper(line[0]);
        std::unordered_map<std::string, std::vector<std::string>> families;
        for (auto& word : words) {
            std::string key(board);
            for (int i = 0; i < length; i++) if (word[i] == letter) key[i] = letter;
            families[key].push_back(word);
        }
        auto largest = std::max_element(families.begin(), families.end(), [](auto& a, auto& b) { return a.second.size() < b.second.size(); });
        if (largest->first == board) guesses--;
        board = largest->first;
        words = std::vector<std::string>(largest->second);
    }
    std::cout << "\nWORD     " << board << "\n" << (guesses ? "YOU WIN" : "YOU LOSE, IT WAS " + words[0]) << std::endl;
}
