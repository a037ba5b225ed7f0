extension Wording {
    var inEnglish: String {
        switch self {
        // Home.
        case .start: "Start"
        case .goOn: "Go on"
        case .grownUps: "For grown-ups"
        case .holdTwoSeconds: "hold for two seconds"
        // The grown-ups' room.
        case .resetSettings: "Back to the defaults"
        case .percent(let value): "\(value) %"
        case .seconds(let value): "\(value) s"
        case .minutes(let value): "\(value) min"
        case .hour(let value): "\(value):00"
        }
    }
}
