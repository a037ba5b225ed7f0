extension Wording {
    var inLatvian: String {
        switch self {
        // Home.
        case .start: "Sākt"
        case .goOn: "Turpināt"
        case .grownUps: "Informācija vecākiem"
        case .holdTwoSeconds: "turiet nospiestu divas sekundes"
        }
    }
}
