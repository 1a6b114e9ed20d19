public enum HangmanDifficulty {
    EASY, MEDIUM, HARD
}
