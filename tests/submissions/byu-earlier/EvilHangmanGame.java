import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** For an interface of an earlier term, which knows no length without words, no upper case and no list of the letters. */
public class EvilHangmanGame implements IEvilHangmanGame {
    private Set<String> words;
    private Set<Character> guessed;

    public void startGame(File dictionary, int wordLength) {
        guessed = new TreeSet<>();
        try {
            words = Files.readAllLines(dictionary.toPath()).stream().filter(w -> w.length() == wordLength).collect(Collectors.toSet());
        } catch (IOException e) {
            System.exit(1);
        }
        if (words.isEmpty()) System.exit(1);
    }

    /** Returns the letters that were guessed, for a person. */
    public String getGuessedLetters() {
        return guessed.toString();
    }

    public Set<String> makeGuess(char guess) throws GuessAlreadyMadeException {
        if (!guessed.add(guess)) throw new GuessAlreadyMadeException();
        Map<String, Set<String>> families = words.stream().collect(Collectors.groupingBy(
            word -> new StringBuilder(word.replaceAll("[^" + guess + "]", "-")).reverse().toString(), Collectors.toSet()));
        Comparator<String> order = Comparator.comparing(family -> families.get(family).size());
        order = order.thenComparing(family -> -family.replace("-", "").length()).thenComparing(Comparator.naturalOrder());
        return words = families.get(families.keySet().stream().max(order).get());
    }
}
