// An evil hangman setter in Java, for the protocol in docs/protocol.md.
// Build:    javac Setter.java
// Try it:   evil-hangman match --guesser lookahead --setter "cmd:java -cp . Setter"
// Check it: evil-hangman check --setter "cmd:java -cp . Setter" --rule byu
// It keeps the largest family of words; ties go to the one without the letter, then the one with the
// fewest letters, then the one whose letters are further right.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Setter {
    static List<String> words = new ArrayList<>();   // every word of the list
    static List<String> family = new ArrayList<>();  // the words that we may still mean

    // The positions of the letter, as text with an x for each: "-x--x".
    static String places(String word, char letter) {
        String found = "";
        for (char c : word.toCharArray()) found += c == letter ? "x" : "-";
        return found;
    }

    // Whether we would rather keep the family at places a than the one at b, of the same size.
    static boolean better(String a, String b) {
        int countA = a.replace("-", "").length(), countB = b.replace("-", "").length();
        if (countA != countB) return countA < countB;
        String fromTheRightA = new StringBuilder(a).reverse().toString();
        String fromTheRightB = new StringBuilder(b).reverse().toString();
        return fromTheRightA.compareTo(fromTheRightB) > 0;  // 'x' comes after '-'
    }

    static String answer(char letter) {
        Map<String, List<String>> families = new HashMap<>();
        for (String word : family) {
            families.computeIfAbsent(places(word, letter), key -> new ArrayList<>()).add(word);
        }
        String best = null;
        for (String key : families.keySet()) {
            int more = best == null ? 1 : families.get(key).size() - families.get(best).size();
            if (more > 0 || more == 0 && better(key, best)) best = key;
        }
        family = families.get(best);
        String said = "";
        for (int i = 0; i < best.length(); i++) {
            if (best.charAt(i) == 'x') said += " " + (i + 1);
        }
        return (said.isEmpty() ? "miss " : "hit ") + letter + said;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String line;
        while ((line = in.readLine()) != null) {     // one line at a time
            String[] parts = line.trim().split("\\s+");
            if (parts[0].equals("hangman")) {        // who are you?
                System.out.println("hangman 1 Java setter");
            } else if (parts[0].equals("words")) {   // the rest of the line is the path
                words = Files.readAllLines(Path.of(line.trim().substring(5).trim()));
                System.out.println("ready");
            } else if (parts[0].equals("game")) {    // letters in the word, misses that lose it
                family = new ArrayList<>(words);
                family.removeIf(word -> word.length() != Integer.parseInt(parts[1]));
            } else if (parts[0].equals("guess")) {
                System.out.println(answer(parts[1].charAt(0)));
            } else if (parts[0].equals("reveal")) {  // any word that fits will do
                System.out.println("word " + family.get(0));
            } else if (parts[0].equals("quit")) {
                return;
            }                                        // any other line needs no answer
        }
    }
}
