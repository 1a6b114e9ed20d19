// A hangman guesser in Java, for the protocol in docs/protocol.md.
// Build:   javac Guesser.java
// Try it:  evil-hangman match --guesser "cmd:java -cp . Guesser" --setter fair
// Its idea: guess the letter that is in most of the words that still fit.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

public class Guesser {
    static List<String> words = new ArrayList<>();    // every word of the list
    static List<String> fitting = new ArrayList<>();  // the words that fit all answers of this game
    static String guessed = "";

    // Positions of the letter in the word, counted from 1, as text: " 2 5".
    static String positions(String word, char letter) {
        String found = "";
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) == letter) found += " " + (i + 1);
        }
        return found;
    }

    static char bestLetter() {
        char best = '?';
        int most = -1;
        for (char letter : "etaoinshrdlcumwfgypbvkjxqz".toCharArray()) {
            if (guessed.indexOf(letter) >= 0) continue;
            int count = 0;
            for (String word : fitting) {
                if (word.indexOf(letter) >= 0) count++;
            }
            if (count > most) {
                most = count;
                best = letter;
            }
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String line;
        while ((line = in.readLine()) != null) {      // one line at a time
            String[] parts = line.trim().split("\\s+");
            if (parts[0].equals("hangman")) {         // who are you?
                System.out.println("hangman 1 Java guesser");
            } else if (parts[0].equals("words")) {    // the rest of the line is the path
                words = Files.readAllLines(Path.of(line.trim().substring(5).trim()));
                System.out.println("ready");
            } else if (parts[0].equals("game")) {     // letters in the word, misses that lose it
                fitting = new ArrayList<>(words);
                fitting.removeIf(word -> word.length() != Integer.parseInt(parts[1]));
                guessed = "";
            } else if (parts[0].equals("hit") || parts[0].equals("miss")) {
                char letter = parts[1].charAt(0);     // the answer to our last letter
                String where = "";
                for (int i = 2; i < parts.length; i++) where += " " + parts[i];
                final String places = where;
                fitting.removeIf(word -> !positions(word, letter).equals(places));
            } else if (parts[0].equals("turn")) {     // our turn
                char letter = bestLetter();
                guessed += letter;
                System.out.println("guess " + letter);
            } else if (parts[0].equals("quit")) {
                return;
            }
            // Any other line (alphabet, seed, result) needs no answer.
        }
    }
}
