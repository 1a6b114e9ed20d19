# Says what comes before a game, and never answers.
import time
for line in iter(input, ''):
    if line.startswith('hangman'): print('hangman 1', flush=True)
    if line.startswith('words'): print('ready', flush=True)
    if line.startswith('guess'): time.sleep(1000)
