/// A language of the page.
public enum PageLanguage: String, CaseIterable, Sendable {
    case latvian = "lv", english = "en"

    /// The terminal's: Latvian in a Latvian locale, otherwise English.
    ///
    /// - Parameter variables: the environment, whose locale for messages is used (POSIX.1-2017, 8.2).
    public init(_ variables: (String) -> String?) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(variables).first { !$0.isEmpty }
        self = locale?.prefix { !"_.@".contains($0) } == "lv" ? .latvian : .english
    }

    var words: PageWords { self == .latvian ? .latvian : .english }

    /// The other one.
    var other: PageLanguage { self == .latvian ? .english : .latvian }

    func text(_ advice: Advice) -> String { self == .latvian ? advice.latvian : advice.english }
}

/// What the page says, but for the advice by codes.
struct PageWords: Sendable {
    /// Its language's name, by which the other page leads here.
    let language: String
    let title, made, summary, kiosks, tales, files, noKiosks: String
    // The columns.
    let kiosk, lights, heard, version, pilot, advice, more: String
    /// How a subject is called, in the order of the cases.
    let subjects: [String]
    /// How a light is called, from green to red.
    let signals: [String]
    /// What the shapes of the lights mean, from green to red.
    let meanings: [String]
    /// The names of groups, in the order of ``Trouble``'s cases.
    let troubles: [String]
    let allGreen, noNews, unknownCode, never, today, yesterday: String
    let daysAgo: @Sendable (Int) -> String
    // What a librarian does where there is no code.
    let unheard: String
    let silent: @Sendable (_ days: Int) -> String
    let behind: @Sendable (_ has: Int, _ wanted: Int) -> String
    let crashed: @Sendable (_ times: Int) -> String
    // The details.
    let id, machine, free, number, lastDay, starts, crashes, days, noDays, talesHere: String
    let chart: @Sendable (_ days: Int, _ reds: Int, _ ambers: Int, _ starts: Int, _ crashes: Int) -> String
    // The tales.
    let tale, begun, heardOut, leafed, onKiosks, sinceStart: String
    let others: @Sendable (Int) -> String
    let skipped: @Sendable (Int) -> String
    let flood: @Sendable (_ folder: String) -> String
    /// The closing line of the terminal: kiosks, and how many of them are in trouble.
    let closing: @Sendable (_ kiosks: Int, _ troubled: Int) -> String

    func name(of subject: Subject) -> String { subjects[subject.rawValue] }
    func name(of signal: Signal) -> String { signals[signal.rawValue] }
    func name(of trouble: Trouble) -> String { troubles[trouble.rawValue] }

    /// The time since a kiosk was last heard of.
    func ago(_ days: Int?) -> String {
        switch days {
        case nil: never
        case 0: today
        case 1: yesterday
        case let days?: daysAgo(days)
        }
    }
}
