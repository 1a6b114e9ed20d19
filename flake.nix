{
  description = "Hangman in the terminal against a computer that never picks a word";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      systems = [ "x86_64-linux" "aarch64-linux" "x86_64-darwin" "aarch64-darwin" ];
      each = make: nixpkgs.lib.genAttrs systems (system: make nixpkgs.legacyPackages.${system});
      manifest = (builtins.fromTOML (builtins.readFile ./Cargo.toml)).package;
    in
    {
      packages = each (pkgs: {
        default = pkgs.rustPlatform.buildRustPackage {
          pname = manifest.name;
          inherit (manifest) version;
          src = self;
          cargoLock.lockFile = ./Cargo.lock;
          nativeBuildInputs = [ pkgs.installShellFiles ];
          # The other tests need a pseudo-terminal, which the sandbox may not have.
          cargoTestFlags = [ "--lib" ];
          postInstall = ''
            bash packaging/documents.sh $out/bin/evil-hangman documents
            installManPage documents/man/*.1
            installShellCompletion documents/completions/{evil-hangman.bash,_evil-hangman,evil-hangman.fish}
            install -Dm644 documents/LICENCES -t $out/share/doc/evil-hangman
          '';
          meta = {
            inherit (manifest) description homepage;
            license = with pkgs.lib.licenses; [ mit asl20 cc-by-sa-40 cc-by-30 ];
            mainProgram = "evil-hangman";
          };
        };
      });

      devShells = each (pkgs: {
        default = pkgs.mkShell { packages = with pkgs; [ cargo rustc rustfmt clippy ]; };
      });
    };
}
