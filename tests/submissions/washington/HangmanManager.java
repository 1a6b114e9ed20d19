import java.util.Collection;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

public class HangmanManager {
    private Set<String> words = new TreeSet<>();
    private final SortedSet<Character> guesses = new TreeSet<>();
    private final int length;
    private String pattern;
    private int left;

    public HangmanManager(Collection<String> dictionary, int length, int max) {
        if (length < 1 || max < 0) throw new IllegalArgumentException();
        for (String word : dictionary) if (word.length() == length) words.add(word);
        this.length = length;
        left = max;
    }

    public Set<String> words() {
        return words;
    }

    public int guessesLeft() {
        return left;
    }

    public SortedSet<Character> guesses() {
        return guesses;
    }

    public String pattern() {
        if (words.isEmpty()) throw new IllegalStateException();
        // The course's own program asks for it before the first guess.
        if (pattern == null) pattern = "- ".repeat(length).trim();
        return pattern;
    }

    public int record(char guess) {
        if (left < 1 || words.isEmpty()) throw new IllegalStateException();
        if (!guesses.add(guess)) throw new IllegalArgumentException();
        TreeMap<String, Set<String>> families = new TreeMap<>();
        for (String word : words) {
            StringBuilder key = new StringBuilder(pattern);
            for (int i = 0; i < word.length(); i++) if (word.charAt(i) == guess) key.setCharAt(2 * i, guess);
            families.computeIfAbsent(key.toString(), k -> new TreeSet<>()).add(word);
        }
        String best = families.firstKey();
        for (String key : families.keySet()) if (families.get(key).size() > families.get(best).size()) best = key;
        if (best.equals(pattern)) left--;
        pattern = best;
        words = families.get(best);
        return (int) best.chars().filter(c -> c == guess).count();
    }
}
