// Lets the HangmanManager of the University of Texas's course play, unchanged, over the hangman protocol.
//     javac -d . JavaTexas.java HangmanManager.java HangmanDifficulty.java
//     evil-hangman check --setter "cmd:java -cp . JavaTexas" --rule utexas
// An argument names the difficulty (HARD, MEDIUM, EASY). The class HangmanManager must have
//     HangmanManager(Set<String> words) or HangmanManager(Set<String> words, boolean debugOn)
//     void prepForRound(int wordLen, int numGuesses, HangmanDifficulty diff)
//     TreeMap<String, Integer> makeGuess(char guess)       the families; IllegalStateException if guessed before
//     String getPattern(), int getGuessesLeft(), int numWordsCurrent(), boolean alreadyGuessed(char), String getSecretWord()
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
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

public class JavaTexas extends HangmanAdapter {
    /** Calls a method by its name; no two of these have the same. */
    static Object call(Object manager, String name, Object... values) throws Throwable {
        for (Method method : type.getMethods()) {
            if (method.getName().equals(name) && method.getParameterCount() == values.length) {
                try {
                    return method.invoke(manager, values);
                } catch (InvocationTargetException e) {
                    throw e.getCause();
                }
            }
        }
        throw new NoSuchMethodException(name);
    }

    static boolean has(String name) {
        for (Method method : type.getMethods()) {
            if (method.getName().equals(name)) return true;
        }
        return false;
    }

    /** Checks what a method returns, if there is one. */
    static void check(Object manager, String name, Object expected, String when, Object... values) throws Throwable {
        if (!has(name)) {
            breaks(name, "there is no such method");
            return;
        }
        Object said = call(manager, name, values);
        if (!expected.equals(said)) breaks(name, "it returns " + said + when + ", not " + expected);
    }

    static Object manager(Set<String> words) throws Exception {
        try {
            return type.getConstructor(Set.class, boolean.class).newInstance(words, false);
        } catch (NoSuchMethodException e) {
            try {
                return type.getConstructor(Set.class).newInstance(words);
            } catch (NoSuchMethodException none) {
                lacks("public constructor for a Set of words");
                return null;
            }
        }
    }

    static Object difficulty(String name) throws Exception {
        for (Method method : type.getMethods()) {
            if (!method.getName().equals("prepForRound")) continue;
            for (Object one : method.getParameterTypes()[2].getEnumConstants()) {
                if (((Enum<?>) one).name().equals(name)) return one;
            }
        }
        throw new Exception("there is no prepForRound with a difficulty " + name);
    }

    public static void main(String[] args) throws Throwable {
        takeProtocol();
        type = find("HangmanManager");
        for (String name : new String[] {"prepForRound", "makeGuess", "getPattern", "getSecretWord"}) {
            if (!has(name)) lacks("method " + name);
        }
        Object difficulty = difficulty(args.length > 0 ? args[0] : "HARD");
        TreeSet<Character> guessed = new TreeSet<>();
        Object manager = null;
        int length = 0, left = 0;
        String line;
        while ((line = in.readLine()) != null) {
            String[] parts = line.trim().split("\\s+");
            switch (parts[0]) {
                case "hangman" -> {
                    protocol.println("# contracts prepForRound");
                    protocol.println("hangman 1 " + type.getSimpleName());
                }
                case "words" -> {
                    manager = manager(new TreeSet<>(Files.readAllLines(Path.of(line.trim().substring(5).trim()))));
                    protocol.println("ready");
                }
                case "game" -> {
                    length = Integer.parseInt(parts[1]);
                    left = Integer.parseInt(parts[2]);
                    call(manager, "prepForRound", length, left, difficulty);
                    guessed.clear();
                    // As the course's own program does, so a class may put it together then.
                    call(manager, "getPattern");
                }
                case "guess" -> {
                    char letter = parts[1].charAt(0);
                    Object before = has("numWordsCurrent") ? call(manager, "numWordsCurrent") : null;
                    Map<?, ?> families = (Map<?, ?>) call(manager, "makeGuess", letter);
                    guessed.add(letter);
                    String pattern = String.valueOf(call(manager, "getPattern"));
                    StringBuilder where = new StringBuilder();
                    for (int i = 0; i < pattern.length(); i++) {
                        if (pattern.charAt(i) == letter) where.append(' ').append(i + 1);
                    }
                    if (pattern.length() != length) breaks("getPattern", "it has " + pattern.length() + " places, not " + length);
                    if (families == null) {
                        breaks("makeGuess", "it returns no families");
                    } else {
                        int sum = 0;
                        for (Object size : families.values()) sum += (Integer) size;
                        if (before != null && !before.equals(sum)) breaks("makeGuess", "its families have " + sum + " words together, not " + before);
                        Object kept = families.get(pattern);
                        if (kept == null) breaks("makeGuess", "its families lack the pattern " + pattern);
                        else check(manager, "numWordsCurrent", kept, " after " + letter);
                    }
                    left -= where.isEmpty() ? 1 : 0;
                    check(manager, "getGuessesLeft", left, "");
                    check(manager, "alreadyGuessed", true, " after the guess " + letter, letter);
                    protocol.println(where.isEmpty() ? "miss" : "hit" + where);
                }
                case "reveal" -> {
                    String word = call(manager, "getSecretWord").toString().toLowerCase();
                    try {
                        if (!guessed.isEmpty()) {
                            call(manager, "makeGuess", guessed.first());
                            breaks("makeGuess", "a letter guessed again throws no IllegalStateException");
                        }
                    } catch (IllegalStateException expected) {
                        // As the handout says.
                    } catch (Throwable other) {
                        breaks("makeGuess", "a letter guessed again throws " + other.getClass().getSimpleName() + ", not IllegalStateException");
                    }
                    protocol.println("word " + word);
                }
                case "quit" -> System.exit(0);
                default -> { }
            }
        }
    }
}
