// Lets the HangmanManager of the University of Washington's course play, unchanged, over the hangman protocol.
//     javac -d . JavaWashington.java HangmanManager.java
//     evil-hangman check --setter "cmd:java -cp . JavaWashington" --rule washington
// The class HangmanManager (an argument names another one) must have
//     HangmanManager(Collection<String> dictionary, int length, int max)     (or List<String>)
//     Set<String> words(), int guessesLeft(), Set<Character> guesses(), String pattern(), int record(char guess)
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
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

public class JavaWashington extends HangmanAdapter {
    static Object call(Object manager, String name) throws Throwable {
        return call(manager, name, new Class<?>[0]);
    }

    static Object call(Object manager, String name, Class<?>[] types, Object... values) throws Throwable {
        try {
            return type.getMethod(name, types).invoke(manager, values);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    static boolean has(String name) {
        for (Method method : type.getMethods()) {
            if (method.getName().equals(name)) return true;
        }
        return false;
    }

    /** Checks what a method returns, if there is one. */
    static void check(Object manager, String name, Object expected, String when) throws Throwable {
        if (!has(name)) {
            breaks(name, "there is no such method");
            return;
        }
        Object said = call(manager, name);
        if (!expected.equals(said)) breaks(name, "it returns " + said + when + ", not " + expected);
    }

    static int record(Object manager, char letter) throws Throwable {
        return (Integer) call(manager, "record", new Class<?>[] {char.class}, letter);
    }

    static Object manager(Collection<String> words, int length, int max) throws Throwable {
        for (Constructor<?> made : type.getConstructors()) {
            if (made.getParameterCount() == 3 && made.getParameterTypes()[0].isInstance(words)) {
                try {
                    return made.newInstance(words, length, max);
                } catch (InvocationTargetException e) {
                    throw e.getCause();
                }
            }
        }
        lacks("public constructor for a collection of words, a length and a number of guesses");
        return null;
    }

    public static void main(String[] args) throws Throwable {
        takeProtocol();
        type = find(args.length > 0 ? args[0] : "HangmanManager");
        for (String name : new String[] {"record", "pattern", "words"}) {
            if (!has(name)) lacks("method " + name);
        }
        List<String> words = List.of();
        TreeSet<Character> guessed = new TreeSet<>();
        Object manager = null;
        boolean isFirst = true;
        int length = 0, left = 0;
        String line;
        while ((line = in.readLine()) != null) {
            String[] parts = line.trim().split("\\s+");
            switch (parts[0]) {
                case "hangman" -> {
                    protocol.println("# contracts the constructor");
                    protocol.println("hangman 1 " + type.getSimpleName());
                }
                case "words" -> {
                    words = Files.readAllLines(Path.of(line.trim().substring(5).trim()));
                    protocol.println("ready");
                }
                case "game" -> {
                    length = Integer.parseInt(parts[1]);
                    left = Integer.parseInt(parts[2]);
                    manager = manager(words, length, left);
                    guessed.clear();
                    // As the course's own program does, so a class may put it together then.
                    call(manager, "pattern");
                }
                case "guess" -> {
                    char letter = parts[1].charAt(0);
                    int count = record(manager, letter);
                    guessed.add(letter);
                    String pattern = call(manager, "pattern").toString().replace(" ", "");
                    StringBuilder where = new StringBuilder();
                    int there = 0;
                    for (int i = 0; i < pattern.length(); i++) {
                        if (pattern.charAt(i) == letter) {
                            where.append(' ').append(i + 1);
                            there++;
                        }
                    }
                    if (pattern.length() != length) breaks("pattern", "it has " + pattern.length() + " places, not " + length);
                    if (count != there) breaks("record", "it returns " + count + ", and the pattern shows " + there);
                    left -= there == 0 ? 1 : 0;
                    check(manager, "guessesLeft", left, "");
                    check(manager, "guesses", guessed, "");
                    protocol.println(there == 0 ? "miss" : "hit" + where);
                }
                case "reveal" -> {
                    Object current = manager;
                    Collection<?> rest = (Collection<?>) call(manager, "words");
                    String word = rest.iterator().next().toString().toLowerCase();
                    if (left > 0 && !guessed.isEmpty()) {
                        char again = guessed.first();
                        mustThrow("record", "a letter guessed again", "IllegalArgumentException",
                            () -> record(current, again));
                    } else if (left == 0 && guessed.size() < 26) {
                        char other = 'a';
                        while (guessed.contains(other)) other++;
                        char fresh = other;
                        mustThrow("record", "a guess when none is left", "IllegalStateException",
                            () -> record(current, fresh));
                    }
                    if (isFirst) {
                        List<String> list = words;
                        mustThrow("HangmanManager", "a length of 0", "IllegalArgumentException",
                            () -> manager(list, 0, 6));
                        mustThrow("HangmanManager", "a negative number of guesses", "IllegalArgumentException",
                            () -> manager(list, 4, -1));
                        isFirst = false;
                    }
                    protocol.println("word " + word);
                }
                case "quit" -> System.exit(0);
                default -> { }
            }
        }
    }
}
