import Glibc

/// What the torture cases about saved files need of Pasaka's own code, in one program without a window.
///
///     torture-store save FOLDER FIRST LAST    loads, saves pages FIRST to LAST, and lets ten minutes pass by its clock
///     torture-store load                      reads folders from the standard input, one a line; writes their pages
///     torture-store kill FOLDER COUNT SEED    kills a process that saves COUNT times, and loads after each
var arguments = CommandLine.arguments.dropFirst()[...]
switch (arguments.popFirst(), Array(arguments)) {
case ("save", let words) where words.count == 3: save(in: words[0], from: Int(words[1]) ?? 1, to: Int(words[2]) ?? 1)
case ("load", []): load()
case ("kill", let words) where words.count == 3: kill(in: words[0], Int(words[1]) ?? 1, seed: UInt64(words[2]) ?? 1)
default:
    print("torture-store: use save FOLDER FIRST LAST, load, or kill FOLDER COUNT SEED")
    exit(2)
}
