// A program for a person with a mistake, which the file `habit` names.
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.TreeMap;

public class Game {
    public static void main(String[] args) throws Exception {
        String habit = Files.readString(Path.of("habit")).trim();
        Scanner in = new Scanner(System.in);
        System.out.print("How long is the word? ");
        int length = in.nextInt();
        System.out.print("How many misses? ");
        int misses = in.nextInt();
        List<String> words = new ArrayList<>();
        for (String word : Files.readAllLines(Path.of("words.txt"))) if (word.length() == length) words.add(word);
        if (habit.equals("word")) words = words.subList(0, 1);
        char[] board = "-".repeat(length).toCharArray();
        while (misses > 0 && new String(board).contains("-")) {
            System.out.println(String.join(" ", new String(board).split("")));
            System.out.print("Guess a letter: ");
            char letter = in.next().charAt(0);
            Map<String, List<String>> families = new TreeMap<>();
            for (String word : words) {
                String key = word.replaceAll("[^" + letter + "]", "-");
                families.computeIfAbsent(key, none -> new ArrayList<>()).add(word);
            }
            int sign = habit.equals("smallest") ? -1 : 1;
            String best = null;
            for (String key : families.keySet()) {
                if (best == null || sign * families.get(key).size() > sign * families.get(best).size()) best = key;
            }
            words = families.get(best);
            int count = 0;
            for (int i = 0; i < length; i++) {
                if (best.charAt(i) != letter) continue;
                count++;
                int shifted = (i + 1) % length;
                board[habit.equals("shifted") && board[shifted] == '-' ? shifted : i] = letter;
            }
            if (count == 0) misses--;
            if (habit.equals("crash") && count > 1) throw new IllegalStateException("two at once");
            while (habit.equals("loop") && count == 1) Thread.onSpinWait();
        }
        System.out.println(String.join(" ", new String(board).split("")));
        System.out.println(misses > 0 ? "You win!" : "You lose! It was " + words.get(0));
    }
}
