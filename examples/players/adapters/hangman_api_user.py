"""A solution of the unseen-words contest, which knows nothing about the protocol."""
import collections
import re
import time

import requests


class HangmanAPI:
    def __init__(self, access_token=None, session=None, timeout=None):
        self.session = session or requests.Session()
        with open("words_250000_train.txt") as file:
            self.full_dictionary = file.read().splitlines()
        self.guessed_letters = []

    def guess(self, word):              # "_ p p _ e "
        pattern = re.compile(word[::2].replace("_", "."))
        fitting = [w for w in self.full_dictionary if pattern.fullmatch(w)]
        counts = collections.Counter("".join(fitting)).most_common()
        letters = [letter for letter, _ in counts] + list("etaoinshrdlcumwfgypbvkjxqz")
        print("likely:", letters[:5])   # must not disturb the protocol
        return next(letter for letter in letters if letter not in self.guessed_letters)

    def start_game(self, practice=True, verbose=True):
        self.guessed_letters = []
        game = self.request("/new_game", {"practice": practice})
        answer = game
        while answer["tries_remains"] > 0:
            letter = self.guess(answer["word"])
            self.guessed_letters.append(letter)
            answer = self.request("/guess_letter", {"game_id": game["game_id"], "letter": letter})
        return answer["status"] == "success"

    def request(self, path, args):
        time.sleep(0.2)                 # the server allows no more
        response = self.session.request("GET", "https://contest.example" + path, params=args, data=None, verify=False)
        return response.json()
