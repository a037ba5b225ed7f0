extension Wording {
    var inLatvian: String {
        switch self {
        // Home.
        case .start: "Sākt"
        case .goOn: "Turpināt"
        case .grownUps: "Informācija vecākiem"
        case .holdTwoSeconds: "turiet nospiestu divas sekundes"
        // The grown-ups' room.
        case .resetSettings: "Atgriezt sākotnējos"
        case .percent(let value): "\(value) %"
        case .seconds(let value): "\(value) s"
        case .minutes(let value): "\(value) min"
        case .hour(let value): "plkst. \(value)"
        }
    }
}
