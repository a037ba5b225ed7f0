import NetworkShelf

/// What is known of a kiosk beyond its row.
struct KioskDetail {
    let kiosk: Kiosk
    let language: PageLanguage
    let overview: Overview
    /// How much of what to do its row has told already.
    let told: Int

    /// The most tales that are shown; the table for spreadsheets has all.
    private static let mostTales = 12

    private var words: PageWords { language.words }

    var html: HTML {
        """
        <div class=more>\
        <div><ul class=todo>\(advice)</ul>\
        <dl>\(facts.map { "<dt>\($0)</dt><dd>\($1)</dd>" as HTML }.joined())</dl></div>\
        <figure><figcaption>\(words.days)</figcaption>\
        \(DayChart(marks: kiosk.marks, today: overview.today).html(words))</figure>\
        \(tales)</div>
        """
    }

    private var advice: HTML {
        kiosk.advice(in: language, on: overview.today).dropFirst(told).map { "<li>\($0)</li>" }.joined()
    }

    private var facts: [(String, HTML)] {
        guard let last = kiosk.last else { return [(words.id, "<code>\(kiosk.id)</code>")] }
        let number = kiosk.wanted.map { "\(last.index) / \($0)" } ?? "\(last.index)"
        var facts: [(String, HTML)] = [
            ("Pasaka", kiosk.version(in: words) ?? ""), ("Debian", "<bdi>\(last.debian)</bdi>"),
            (words.number, "\(number)"), (words.free, "\(Self.space(last.free))"),
            (words.lastDay, "\(words.starts) \(last.starts), \(words.crashes) \(last.crashes)"),
            (words.id, "<code>\(kiosk.id)</code>"),
        ]
        if !last.name.isEmpty, last.name != kiosk.name { facts.append((words.machine, "<bdi>\(last.name)</bdi>")) }
        return facts
    }

    /// Free space, from megabytes.
    static func space(_ megabytes: Int) -> String {
        megabytes < 10_000 ? "\(megabytes) MB" : "\(megabytes / 1000) GB"
    }

    private var tales: HTML {
        let told = (kiosk.last?.tales ?? [:]).map { id, count in
            Overview.TaleSum(id: id, title: overview.titles[id] ?? id, count: count, kiosks: 1)
        }.sorted { ($1.count.begun, $0.id) < ($0.count.begun, $1.id) }
        guard !told.isEmpty else { return "" }
        return TaleTable(tales: told, most: Self.mostTales, caption: words.talesHere, hasKiosks: false).html(words)
    }
}
