package hangman;

import java.io.File;
import java.io.IOException;
import java.util.Set;
import java.util.SortedSet;

public interface IEvilHangmanGame {
    void startGame(File dictionary, int wordLength) throws IOException, EmptyDictionaryException;
    Set<String> makeGuess(char guess) throws GuessAlreadyMadeException;
    SortedSet<Character> getGuessedLetters();
}
