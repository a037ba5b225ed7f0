extension Wording {
    var inEnglish: String {
        switch self {
        // Home.
        case .start: "Start"
        case .goOn: "Go on"
        case .grownUps: "For grown-ups"
        case .holdTwoSeconds: "hold for two seconds"
        }
    }
}
