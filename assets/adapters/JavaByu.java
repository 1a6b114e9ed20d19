// Lets a class with the interface of BYU's Evil Hangman play, unchanged, over the hangman protocol.
//     javac -d . JavaByu.java src/hangman/*.java
//     evil-hangman check --setter "cmd:java -cp . JavaByu" --rule byu
// The class EvilHangmanGame, in any package (an argument names another one), must have
//     void startGame(File dictionary, int wordLength)      EmptyDictionaryException if there is no such word
//     Set<String> makeGuess(char guess)                    the words that are left; GuessAlreadyMadeException
//     SortedSet<Character> getGuessedLetters()
// An interface of an earlier term, without getGuessedLetters, asks for no more than it has.
// Broken promises are reported as comments, which `check` counts.
import java.io.BufferedReader;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

public class JavaByu extends HangmanAdapter {
    static Object call(Object game, String name, Class<?>[] types, Object... values) throws Throwable {
        try {
            return type.getMethod(name, types).invoke(game, values);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    static boolean has(Class<?> type, String name, Class<?>... types) {
        try {
            return type.getMethod(name, types) != null;
        } catch (NoSuchMethodException e) {
            return false;
        }
    }

    /** Whether the interface that it implements is one of an earlier term. */
    static boolean isEarlier() {
        for (Class<?> one : type.getInterfaces()) {
            if (has(one, "makeGuess", char.class)) return !has(one, "getGuessedLetters");
        }
        return false;
    }

    /** Whether startGame says that it throws this. One that doesn't isn't tried, since it may end this program instead. */
    static boolean startThrows(String exception) throws Exception {
        for (Class<?> one : type.getMethod("startGame", File.class, int.class).getExceptionTypes()) {
            if (one.getSimpleName().equals(exception) || one.isAssignableFrom(Exception.class)) return true;
        }
        return false;
    }

    static Object create() throws Throwable {
        try {
            return type.getDeclaredConstructor().newInstance();
        } catch (InvocationTargetException e) {
            throw e.getCause();
        } catch (NoSuchMethodException | IllegalAccessException e) {
            lacks("public constructor without parameters");
            return null;
        }
    }

    static void start(Object game, File words, int length) throws Throwable {
        call(game, "startGame", new Class<?>[] {File.class, int.class}, words, length);
    }

    static Set<?> guess(Object game, char letter) throws Throwable {
        return (Set<?>) call(game, "makeGuess", new Class<?>[] {char.class}, letter);
    }

    public static void main(String[] args) throws Throwable {
        takeProtocol();
        type = find(args.length > 0 ? args[0] : "EvilHangmanGame");
        if (!has(type, "startGame", File.class, int.class)) lacks("method startGame(File, int)");
        if (!has(type, "makeGuess", char.class)) lacks("method makeGuess(char)");
        boolean isEarlier = isEarlier(), tellsLetters = has(type, "getGuessedLetters");
        Object game = create();
        File words = null;
        TreeSet<Character> guessed = new TreeSet<>();
        Set<?> left = Set.of();
        boolean isFirst = true;
        int length = 0;
        String line;
        while ((line = in.readLine()) != null) {
            String[] parts = line.trim().split("\\s+");
            switch (parts[0]) {
                case "hangman" -> {
                    protocol.println("# contracts startGame");
                    protocol.println("hangman 1 " + type.getSimpleName());
                }
                case "words" -> {
                    words = new File(line.trim().substring(5).trim());
                    protocol.println("ready");
                }
                case "game" -> {
                    length = Integer.parseInt(parts[1]);
                    start(game, words, length);
                    guessed.clear();
                }
                case "guess" -> {
                    char letter = parts[1].charAt(0);
                    left = guess(game, letter);
                    guessed.add(letter);
                    if (left == null || left.isEmpty()) ends("makeGuess returns no word after " + letter);
                    if (!isEarlier && !tellsLetters) {
                        breaks("getGuessedLetters", "there is no such method");
                    } else if (!isEarlier) {
                        Object said = call(game, "getGuessedLetters", new Class<?>[0]);
                        if (!guessed.equals(said)) breaks("getGuessedLetters", "after " + guessed + " it returns " + said);
                    }
                    protocol.println(answer(letter, length, left));
                }
                case "reveal" -> {
                    Object current = game;
                    if (!guessed.isEmpty()) {
                        char again = guessed.first();
                        mustThrow("makeGuess", "a letter guessed again", "GuessAlreadyMadeException",
                            () -> guess(current, again));
                        if (!isEarlier) mustThrow("makeGuess", "a letter guessed again in upper case",
                            "GuessAlreadyMadeException", () -> guess(current, Character.toUpperCase(again)));
                    }
                    if (isFirst && !isEarlier) {
                        Object other = create();
                        File list = words;
                        String exception = "EmptyDictionaryException";
                        mustThrow("startGame", "a length without words", exception, () -> {
                            if (startThrows(exception)) start(other, list, 99);
                        });
                        isFirst = false;
                    }
                    protocol.println("word " + (left.isEmpty() ? "?" : left.iterator().next().toString().toLowerCase()));
                }
                case "quit" -> System.exit(0);
                default -> { }
            }
        }
    }

    /** Where the letter is in all words that are left; they must agree. */
    static String answer(char letter, int length, Set<?> words) {
        String answer = null;
        for (Object word : words) {
            StringBuilder where = new StringBuilder();
            String text = word.toString().toLowerCase();
            if (text.length() != length) breaks("makeGuess", "it returns " + text + ", which has another length");
            for (int i = 0; i < text.length(); i++) {
                if (text.charAt(i) == letter) where.append(' ').append(i + 1);
            }
            if (answer == null) answer = where.toString();
            if (!answer.equals(where.toString())) {
                breaks("makeGuess", "it returns words with " + letter + " at different places");
                break;
            }
        }
        return answer.isEmpty() ? "miss" : "hit" + answer;
    }
}
