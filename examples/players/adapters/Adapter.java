// Lets the class of a course assignment play, unchanged, over the hangman protocol.
//     javac Adapter.java HangmanPlayer.java
//     evil-hangman match --guesser "cmd:java -cp . Adapter" --setter fair
// The class must have
//     HangmanPlayer(String wordFile, int misses), or HangmanPlayer(String wordFile)
//     char guess(String pattern, boolean isNewWord)          returns the letter to guess
//     void feedback(boolean isCorrect, String pattern)       receives the result
// Unknown letters are '-' in a pattern; an argument names another character.
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Constructor;

public class Adapter {
    static HangmanPlayer player(String wordFile, int misses) throws Exception {
        for (Constructor<?> made : HangmanPlayer.class.getConstructors()) {
            if (made.getParameterCount() == 2) return (HangmanPlayer) made.newInstance(wordFile, misses);
            if (made.getParameterCount() == 1) return (HangmanPlayer) made.newInstance(wordFile);
        }
        throw new Exception("HangmanPlayer needs a constructor with a word file and misses");
    }

    public static void main(String[] args) throws Exception {
        PrintStream protocol = new PrintStream(new FileOutputStream("/dev/fd/1"), true);
        // What the student's code prints, or a program that it starts, must not get in there.
        new FileOutputStream(FileDescriptor.out).close();
        System.setOut(System.err);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        char blank = args.length > 0 ? args[0].charAt(0) : '-';
        HangmanPlayer player = null;
        String wordFile = "", line;
        char[] pattern = {};
        boolean isNewWord = true;
        int misses = 6;
        while ((line = in.readLine()) != null) {
            String[] parts = line.trim().split("\\s+");
            if (parts[0].equals("hangman")) {
                protocol.println("hangman 1 HangmanPlayer");
            } else if (parts[0].equals("words")) {
                wordFile = line.trim().substring(5).trim();
                player = player(wordFile, misses);
                protocol.println("ready");
            } else if (parts[0].equals("game")) {
                pattern = String.valueOf(blank).repeat(Integer.parseInt(parts[1])).toCharArray();
                isNewWord = true;
                if (Integer.parseInt(parts[2]) != misses) {     // made again only for other misses
                    misses = Integer.parseInt(parts[2]);
                    player = player(wordFile, misses);
                }
            } else if (parts[0].equals("turn")) {
                protocol.println("guess " + player.guess(new String(pattern), isNewWord));
                isNewWord = false;
            } else if (parts[0].equals("hit") || parts[0].equals("miss")) {
                for (int i = 2; i < parts.length; i++) {
                    pattern[Integer.parseInt(parts[i]) - 1] = parts[1].charAt(0);
                }
                player.feedback(parts[0].equals("hit"), new String(pattern));
            } else if (parts[0].equals("quit")) {
                return;
            }
        }
    }
}
