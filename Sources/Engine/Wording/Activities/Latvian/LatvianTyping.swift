extension TypingWording {
    var inLatvian: String {
        switch self {
        case .copy: "Kopēt"
        case .cut: "Izgriezt"
        case .paste: "Ielīmēt"
        case .selectAll: "Iezīmēt visu"
        case .letters: "ABC"
        }
    }
}
