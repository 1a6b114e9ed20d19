$| = 1;
print "Length? ";
chomp(my $length = <STDIN>);
print "Wrong guesses? ";
chomp(my $left = <STDIN>);
my @words = grep { length == $length } @list;
my $board = '-' x $length;
while ($left > 0 && $board =~ /-/) {
    print "$board\nLetter: ";
    chomp(my $letter = <STDIN>);
    my %families;
    for my $word (@words) {
        my $key = $board;
        for my $at (0 .. $length - 1) {
            substr($key, $at, 1) = $letter if substr($word, $at, 1) eq $letter;
        }
        push @{ $families{$key} }, $word;
    }
    ($board) = sort { @{ $families{$b} } <=> @{ $families{$a} } } keys %families;
    @words = @{ $families{$board} };
    $left -= 1 if index($board, $letter) < 0;
}
print $board =~ /-/ ? "You lose. The word was $words[0].\n" : "You win. The word was $board.\n";
