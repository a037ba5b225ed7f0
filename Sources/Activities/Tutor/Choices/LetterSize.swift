import Engine

extension World {
    /// How much larger than usual the words to read are, as a grown-up has set it for the tales.
    var letterScale: Double {
        switch self[.letterSize] {
        case "largest": 1.4
        case "large": 1.2
        default: 1
        }
    }
}
