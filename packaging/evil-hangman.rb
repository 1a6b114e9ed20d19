# Homebrew formula, for a tap, or for homebrew-core once the game is well known enough.
class EvilHangman < Formula
  desc "Hangman against a computer that never picks a word"
  homepage "https://github.com/evil-hangman/evil-hangman"
  url "https://github.com/evil-hangman/evil-hangman/archive/refs/tags/v0.1.0.tar.gz"
  # Checksum of the released archive; docs/releasing.md says when to fill it in.
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  # The program's, and those of the everyday lists and of the Finnish one. LICENCES has all of them, SCOWL's among them.
  license all_of: ["CC-BY-SA-4.0", "CC-BY-3.0", { any_of: ["MIT", "Apache-2.0"] }]
  head "https://github.com/evil-hangman/evil-hangman.git", branch: "main"

  depends_on "rust" => :build

  def install
    system "cargo", "install", *std_cargo_args
    system "packaging/documents.sh", bin/"evil-hangman", "documents"
    man1.install Dir["documents/man/*.1"]
    bash_completion.install "documents/completions/evil-hangman.bash" => "evil-hangman"
    zsh_completion.install "documents/completions/_evil-hangman"
    fish_completion.install "documents/completions/evil-hangman.fish"
    doc.install "documents/LICENCES"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/evil-hangman --version")
    played = pipe_output("#{bin}/evil-hangman --line --no-config --length 4 --lives 1", "e\nt\na\no\nn\n")
    assert_match "The word was", played
  end
end
