import java.io.File;
import java.util.Set;

public interface IEvilHangmanGame {
    class GuessAlreadyMadeException extends Exception {}

    void startGame(File dictionary, int wordLength);

    Set<String> makeGuess(char guess) throws GuessAlreadyMadeException;
}
