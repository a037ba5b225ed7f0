import Engine

/// The palette: eight colours that people with the common kinds of colour blindness can tell apart, softened from those
/// of Okabe and Ito ("Color Universal Design", 2008).
enum InkColor {
    static let all: [Color] = [
        Color(0xd55e2f), Color(0xe8a33d), Color(0xf0d44a), Color(0x2f9e79),
        Color(0x62b4e2), Color(0x2a6fb0), Color(0xc877a5), Color(0x4a3a33),
    ]
    /// What they are called in the names of spoken labels.
    static let names = ["red", "orange", "yellow", "green", "sky", "blue", "pink", "brown"]
    /// What an accepted letter turns to.
    static let gold = Color(0xe0a526)
}
