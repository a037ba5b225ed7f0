extension TypingWording {
    var inEnglish: String {
        switch self {
        case .copy: "Copy"
        case .cut: "Cut"
        case .paste: "Paste"
        case .selectAll: "Select all"
        case .letters: "ABC"
        }
    }
}
