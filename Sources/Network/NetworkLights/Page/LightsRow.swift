import NetworkShelf

/// A kiosk's row: its lights, when it was heard of, what to do, and a way to more.
struct LightsRow {
    let kiosk: Kiosk
    let language: PageLanguage
    let overview: Overview

    private var words: PageWords { language.words }

    /// How many things to do a row tells.
    static let mostAdvice = 2

    /// - Parameter more: the details, or a link to them.
    func html(_ more: HTML) -> HTML {
        """
        <tr role=row class=\(HTML.tone(kiosk.trouble.signal)) id=k\(kiosk.id)>\
        <th role=rowheader scope=row><bdi>\(kiosk.name)</bdi></th>\
        <td role=cell>\(lights)</td>\
        <td role=cell class=s>\(heard)</td>\
        <td role=cell class=v>\(version)</td>\
        <td role=cell class=a>\(advice)</td>\
        <td role=cell class=d>\(more)</td></tr>

        """
    }

    /// The seven lights, and an eighth if there is another.
    private var lights: HTML {
        let subjects = kiosk.code(of: .other) == nil ? Subject.usual : Subject.allCases
        return """
            <span class=l role=img aria-label="\(spokenLights)">\(subjects.map(light).joined())</span>
            """
    }

    private func light(_ subject: Subject) -> HTML {
        guard let code = kiosk.code(of: subject) else {
            // What was green days ago may be anything now.
            return isSilent ? "<i class=n>\(subject.letter)</i>" : "<i>\(subject.letter)</i>"
        }
        return "<i class=\(HTML.tone(code.signal))>\(code.text)</i>"
    }

    private var isSilent: Bool {
        Kiosk.silence(kiosk.seen, overview.today).map { $0 >= Trouble.silence } ?? true
    }

    private var spokenLights: String {
        guard !kiosk.codes.isEmpty else { return isSilent ? words.noNews : words.allGreen }
        return kiosk.codes.map { "\(words.name(of: $0.subject)) \($0.text): \(words.name(of: $0.signal))" }
            .joined(separator: "; ")
    }

    private var heard: HTML {
        let silence = words.ago(Kiosk.silence(kiosk.seen, overview.today))
        guard let seen = kiosk.seen?.text else { return "\(silence)" }
        return "\(silence)<time>\(seen)</time>"
    }

    private var version: HTML {
        kiosk.version(in: words) ?? "–"
    }

    /// The two gravest things to do; the details have all.
    private var advice: HTML {
        kiosk.advice(in: language, on: overview.today).prefix(Self.mostAdvice).map { "<p>\($0)</p>" }.joined()
    }
}

extension HTML {
    /// The class of a light's colour.
    static func tone(_ signal: Signal) -> HTML {
        switch signal {
        case .green: "g"
        case .amber: "y"
        case .red: "r"
        }
    }
}

extension Kiosk {
    /// The version of Pasaka, and whether it is a pilot.
    func version(in words: PageWords) -> HTML? {
        let pilot: HTML = isPilot ? " <small>\(words.pilot)</small>" : ""
        return last.map { "<bdi>\($0.pasaka)</bdi>\(pilot)" }
    }

    /// What a librarian does about it, the gravest first.
    func advice(in language: PageLanguage, on today: Day) -> [String] {
        let words = language.words, reds = codes.prefix { $0.signal == .red }
        var advice = reds.map { language.text(of: $0) }
        switch Self.silence(seen, today) {
        case nil: advice.append(words.unheard)
        case let days? where days >= Trouble.silence: advice.append(words.silent(days))
        default: break
        }
        advice += codes.dropFirst(reds.count).map { language.text(of: $0) }
        if let wanted, let last { advice.append(words.behind(last.index, wanted)) }
        if let last, last.crashes > 0 { advice.append(words.crashed(last.crashes)) }
        return advice
    }
}

extension PageLanguage {
    /// What to do about a code, after the code itself.
    func text(of code: Code) -> String { "\(code.text): \(Advice.all[code.text].map(text) ?? words.unknownCode)" }
}
