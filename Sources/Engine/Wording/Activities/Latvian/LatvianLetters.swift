extension LettersWording {
    var inLatvian: String {
        switch self {
        case .letters: "Burti"
        case .none: "Te vēl nav neviena burta."
        case .again: "Vēl!"
        case .nextLetter: "Nākamais burts"
        case .next: "Tālāk"
        case .skip: "Izlaist"
        case .begin: "Sākam!"
        case .alphabet: "Alfabēts"
        case .age: "Bērna vecums"
        case .tutorial: "Pamācība"
        case .years(let years): "\(years) gadi"
        case .first: "Pirmais"
        case .newest: "Jaunākais"
        case .lastOnes: "Pēdējie zīmējumi"
        case .notWritten: "Šis burts vēl nav uzrakstīts."
        case .drawingsAppear: "Zīmējumi parādās šeit, kad bērns burtu uzraksta pats."
        }
    }
}
