/// The words of the letters' pages.
public enum LettersWording: Hashable, Sendable {
    case letters, none, again, nextLetter
    // The tutorial.
    case next, skip, begin
    // The page for grown-ups.
    case alphabet, age, tutorial
    /// The years of a child, such as `3–4`.
    case years(String)
    // How a letter grew.
    case first, newest, lastOnes, notWritten, drawingsAppear
}
