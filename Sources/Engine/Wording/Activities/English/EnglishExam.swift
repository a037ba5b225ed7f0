extension ExamWording {
    var inEnglish: String {
        switch self {
        case .next: "The next step: its exam"
        case .nextNote: "A model is offered in conversations only when it has passed the exam."
        case .notYet: "It has not been examined yet"
        case .notYetNote: "So this model is not offered in conversations."
        case .start: "Start the exam"
        case .startAgain: "Examine it again"
        case .startNote(let questions): "\(questions) questions; on a slow computer up to an hour"
        case .needsPackage: "The exam needs the package pasaka-soltura"
        case .later: "The exam can be started later"
        case .laterNote: "A model is being added, or another one takes the exam."
        case .beginning: "The exam begins…"
        case .loading(let percent): "The model is loading: \(percent) %"
        case .question(let number, let all): "Question \(number) of \(all)"
        case .goesOn: "It goes on when the room locks."
        case .stop: "Stop the exam"
        case .stopNote: "No model talks until the exam has ended."
        case .done: "The exam has ended"
        case .stopped: "The exam was stopped; it can be started again."
        case .failed: "The model stopped during the exam; the exam can be started again."
        case .date(let date): "Examined on \(date)"
        case .speed(let tokens, let words):
            "It writes \(Self.decimal(tokens)) tokens, or about \(Self.decimal(words)) words, a second here."
        case .notAnalysed: "Without Apertium and hunspell some mistakes were not found"
        case .talks(let levels):
            levels.isEmpty ? "It may not talk: it failed the exam" : "Talks at \(levels.joined(separator: ", "))"
        case .replies(let counts, let least): "Good replies: \(Self.list(counts)); it needs \(least) %"
        case .translates(let may): may ? "Translates" : "It may not translate"
        case .translations(let toEnglish, let toSpanish, let least):
            "Right into English \(toEnglish.text), into Spanish \(toSpanish.text); it needs \(least) %"
        case .corrects(let may): may ? "Corrects mistakes" : "Mistakes are corrected by rules only"
        case .corrections(let found, let spoilt, let least, let isSmall):
            (["Corrects \(found.text) (needs \(least) %)", "spoils \(spoilt.text) (may spoil 0)"]
                + (isSmall ? ["it is too small"] : [])).joined(separator: "; ")
        case .faults: "What failed in its replies"
        case .faultCounts(let counts): counts.map { "\($0.fault.inEnglish): \($0.count)" }.joined(separator: ", ")
        case .listedNotYet: "not examined yet"
        case .listedFailed: "failed the exam"
        case .listedTalks(let levels): "talks at \(levels.joined(separator: ", "))"
        }
    }

    private static func list(_ counts: [Count]) -> String { counts.map(\.text).joined(separator: ", ") }

    private static func decimal(_ tenths: Int) -> String { "\(tenths / 10).\(tenths % 10)" }
}

extension ExamWording.Fault {
    fileprivate var inEnglish: String {
        switch self {
        case .spanish: "not Spanish"
        case .length: "too long"
        case .question: "no question"
        case .role: "out of its role"
        case .sense: "beside the point"
        case .plain: "needless explanations"
        case .declining: "a declined theme"
        }
    }
}
