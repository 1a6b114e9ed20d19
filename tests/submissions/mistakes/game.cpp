// A program for a person with a mistake, which the file `habit` names.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

int main() {
    string habit, word;
    ifstream("habit") >> habit;
    ifstream in("dictionary.txt");
    size_t length;
    int misses;
    cout << "Word length: ";
    cin >> length;
    cout << "Number of wrong guesses: ";
    cin >> misses;
    vector<string> words;
    while (in >> word) if (word.size() == length) words.push_back(word);
    if (habit == "word") words.resize(1);
    string board(length, '_');
    while (misses > 0 && board.find('_') != string::npos) {
        cout << board << "  " << misses << " left" << endl << "Letter: ";
        char letter;
        if (!(cin >> letter)) return 0;
        map<string, vector<string>> families;
        for (const string& one : words) {
            string key(length, '_');
            for (size_t i = 0; i < length; i++) if (one[i] == letter) key[i] = letter;
            families[key].push_back(one);
        }
        string best;
        for (const auto& family : families) {
            bool better = best.empty() || (habit == "smallest") != (family.second.size() > families[best].size());
            if (habit == "smallest" && !best.empty()) better = family.second.size() < families[best].size();
            if (better) best = family.first;
        }
        words = families[best];
        size_t count = 0;
        for (size_t i = 0; i < length; i++) {
            if (best[i] != letter) continue;
            count++;
            board[habit == "shifted" && board[(i + 1) % length] == '_' ? (i + 1) % length : i] = letter;
        }
        if (count == 0) misses--;
        if (habit == "crash" && count > 1) abort();
        if (habit == "loop" && count == 1) for (volatile int i = 0;;) i = i + 1;
    }
    cout << board << endl << (misses ? "You win!" : "You lose!") << endl;
}
