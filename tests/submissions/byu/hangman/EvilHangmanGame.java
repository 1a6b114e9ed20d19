package hangman;

import java.io.File;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Scanner;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

public class EvilHangmanGame implements IEvilHangmanGame {
    private Set<String> words = new HashSet<>();
    private final SortedSet<Character> guessed = new TreeSet<>();

    @Override
    public void startGame(File dictionary, int wordLength) throws IOException, EmptyDictionaryException {
        words = new HashSet<>();
        guessed.clear();
        try (Scanner scanner = new Scanner(dictionary)) {
            while (scanner.hasNext()) {
                String word = scanner.next().toLowerCase();
                if (word.length() == wordLength) words.add(word);
            }
        }
        if (words.isEmpty()) throw new EmptyDictionaryException();
    }

    @Override
    public Set<String> makeGuess(char guess) throws GuessAlreadyMadeException {
        char letter = Character.toLowerCase(guess);
        if (!guessed.add(letter)) throw new GuessAlreadyMadeException();
        Map<String, Set<String>> families = new HashMap<>();
        for (String word : words) {
            families.computeIfAbsent(word.replaceAll("[^" + letter + "]", "-"), key -> new HashSet<>()).add(word);
        }
        String best = null;
        for (String key : families.keySet()) {
            if (best == null || better(key, best, families, letter)) best = key;
        }
        words = families.get(best);
        return words;
    }

    private static boolean better(String one, String other, Map<String, Set<String>> families, char letter) {
        int sizes = families.get(one).size() - families.get(other).size();
        if (sizes != 0) return sizes > 0;
        long counts = one.chars().filter(c -> c == letter).count() - other.chars().filter(c -> c == letter).count();
        if (counts != 0) return counts < 0;
        // The rightmost letter, then the next.
        return new StringBuilder(one).reverse().compareTo(new StringBuilder(other).reverse()) > 0;
    }

    @Override
    public SortedSet<Character> getGuessedLetters() {
        return guessed;
    }
}
