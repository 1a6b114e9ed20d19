// A student's solution to the assignment, which knows nothing about the protocol.
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

public class HangmanPlayer {
    private final List<String> words;
    private List<String> fitting;
    private String left;
    private char last;

    public HangmanPlayer(String wordFile, int misses) throws Exception {
        words = Files.readAllLines(Path.of(wordFile));
        System.out.println("read " + words.size() + " words");  // must not disturb the protocol
    }

    private long count(char letter) {
        return fitting.stream().filter(word -> word.indexOf(letter) >= 0).count();
    }

    public char guess(String pattern, boolean isNewWord) {
        if (isNewWord) {
            fitting = new ArrayList<>(words);
            fitting.removeIf(word -> word.length() != pattern.length());
            left = "etaoinshrdlcumwfgypbvkjxqz";
        }
        last = left.charAt(0);
        for (char letter : left.toCharArray()) {
            if (count(letter) > count(last)) last = letter;
        }
        left = left.replace(String.valueOf(last), "");
        return last;
    }

    public void feedback(boolean isCorrect, String pattern) {
        fitting.removeIf(word -> {
            for (int i = 0; i < word.length(); i++) {
                if ((word.charAt(i) == last) != (pattern.charAt(i) == last)) return true;
            }
            return false;
        });
    }
}
