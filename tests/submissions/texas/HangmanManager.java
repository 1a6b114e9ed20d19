import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/** Forgets to say that a letter was guessed before. */
public class HangmanManager {
    private final List<String> all;
    private List<String> words = new ArrayList<>();
    private String pattern = "", made = "";
    private int left;

    public HangmanManager(Set<String> words, boolean debugOn) {
        all = new ArrayList<>(words);
    }

    public void prepForRound(int wordLen, int numGuesses, HangmanDifficulty diff) {
        words = new ArrayList<>();
        for (String word : all) if (word.length() == wordLen) words.add(word);
        pattern = "-".repeat(wordLen);
        made = "";
        left = numGuesses;
    }

    public int numWordsCurrent() {
        return words.size();
    }

    public int getGuessesLeft() {
        return left;
    }

    public boolean alreadyGuessed(char guess) {
        return made.indexOf(guess) >= 0;
    }

    public String getPattern() {
        return pattern;
    }

    public TreeMap<String, Integer> makeGuess(char guess) {
        made += guess;
        TreeMap<String, List<String>> families = new TreeMap<>();
        for (String word : words) {
            StringBuilder key = new StringBuilder(pattern);
            for (int i = 0; i < word.length(); i++) if (word.charAt(i) == guess) key.setCharAt(i, guess);
            families.computeIfAbsent(key.toString(), k -> new ArrayList<>()).add(word);
        }
        TreeMap<String, Integer> sizes = new TreeMap<>();
        String best = null;
        for (String key : families.keySet()) {
            sizes.put(key, families.get(key).size());
            if (best == null || compare(key, best, sizes) > 0) best = key;
        }
        if (best.equals(pattern)) left--;
        pattern = best;
        words = families.get(best);
        return sizes;
    }

    private static int compare(String one, String other, TreeMap<String, Integer> sizes) {
        int bySize = sizes.get(one) - sizes.get(other);
        long blanks = one.chars().filter(c -> c == '-').count() - other.chars().filter(c -> c == '-').count();
        return bySize != 0 ? bySize : Long.signum(blanks);
    }

    public String getSecretWord() {
        return words.get(0);
    }
}
