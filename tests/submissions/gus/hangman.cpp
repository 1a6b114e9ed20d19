// The classic: a map of families, a running total, and another game.
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

int main() {
    vector<string> dictionary;
    ifstream in("dictionary.txt");
    string word;
    while (in >> word) dictionary.push_back(word);
    string again = "y";
    while (again == "y") {
        int length = 0, guesses = 0;
        cout << "Enter a word length: ";
        cin >> length;
        cout << "Enter a number of guesses: ";
        cin >> guesses;
        cout << "Would you like a running total of the words remaining? (y/n) ";
        string total;
        cin >> total;
        vector<string> words;
        for (const string& w : dictionary) if ((int) w.size() == length) words.push_back(w);
        string pattern(length, '-'), used;
        while (guesses > 0 && pattern.find('-') != string::npos) {
            cout << "Guesses left: " << guesses << "  used: " << used << endl << pattern << endl;
            if (total == "y") cout << words.size() << " words" << endl;
            cout << "Guess: ";
            char letter;
            if (!(cin >> letter)) return 0;
            used += letter;
            map<string, vector<string>> families;
            for (const string& w : words) {
                string key = pattern;
                for (int i = 0; i < length; i++) if (w[i] == letter) key[i] = letter;
                families[key].push_back(w);
            }
            string best;
            for (auto& family : families) if (best.empty() || family.second.size() > families[best].size()) best = family.first;
            if (best == pattern) guesses--;
            pattern = best;
            words = families[best];
        }
        cout << (pattern.find('-') == string::npos ? "You won: " : "You lost: ") << words[0] << endl;
        cout << "Play again (y/n)? ";
        cin >> again;
    }
}
