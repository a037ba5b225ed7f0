import NetworkFolder

/// The page of lights: all kiosks by trouble, and what is told on all of them.
struct LightsPage {
    let overview: Overview
    let language: PageLanguage
    /// The file of each language's page.
    static func file(_ language: PageLanguage) -> String { language == .latvian ? "index.html" : "en.html" }

    /// The most kiosks whose details lie on the page itself; those of more are on pages of their own.
    static let mostInside = 600
    /// The kiosks on a page of details.
    static let onPage = 200
    private static let mostTales = 20

    private var words: PageWords { language.words }
    private var isLarge: Bool { overview.kiosks.count > Self.mostInside }

    // MARK: - The pages

    var index: HTML {
        var main: HTML = "\(summary)<section id=kiosks aria-label=\"\(words.kiosks)\">"
        main += overview.kiosks.isEmpty ? "<p>\(words.noKiosks)</p>" : table
        main += "</section>\(tales)"
        return page(words.title, switcher: Self.file(language.other), main, footer)
    }

    /// How many pages of details there are; none if all lie on the index.
    var pages: Int { isLarge ? (overview.kiosks.count + Self.onPage - 1) / Self.onPage : 0 }

    /// A page of details, from 0.
    func details(_ place: Int) -> HTML {
        let cards = overview.kiosks.dropFirst(place * Self.onPage).prefix(Self.onPage).map { kiosk in
            """
            <article id=k\(kiosk.id) class=\(HTML.tone(kiosk.trouble.signal))><h2><bdi>\(kiosk.name)</bdi></h2>\
            \(detail(kiosk, after: 0))</article>

            """ as HTML
        }
        let back: HTML = "<p><a href=\"../\(Self.file(language))\">\(words.title)</a></p>"
        return page(
            words.title, switcher: Self.detailFile(place, language.other), "\(back)\(cards.joined())")
    }

    static let detailFolder = "kiosks"
    static func detailFile(_ page: Int, _ language: PageLanguage) -> String { "\(language.rawValue)-\(page + 1).html" }

    // MARK: - The parts

    private func page(_ title: String, switcher: String, _ main: HTML, _ footer: HTML = "") -> HTML {
        """
        <!doctype html>
        <html lang=\(language.rawValue)><head><meta charset=utf-8>
        <meta http-equiv=Content-Security-Policy content="\(PageStyle.policy)">
        <meta name=viewport content="width=device-width,initial-scale=1"><meta name=referrer content=no-referrer>
        <title>\(overview.network) – \(title)</title>
        <style>\(PageStyle.css)</style></head><body>
        <header><div><h1><bdi>\(overview.network)</bdi></h1>\
        <p>\(title) · \(words.made) <time>\(overview.today.text)</time></p></div>\
        <nav><a href="\(switcher)" lang=\(language.other.rawValue) hreflang=\(language.other.rawValue)>\
        \(language.other.words.language)</a></nav></header>
        <main>\(main)</main>\(footer)</body></html>

        """
    }

    /// How many kiosks are in which trouble, and what the lights mean.
    private var summary: HTML {
        let tiles = overview.groups.map { trouble, kiosks in
            """
            <li class=\(HTML.tone(trouble.signal))><a href="#t\(trouble.rawValue)"><b>\(kiosks.count)</b> \
            \(words.name(of: trouble))</a></li>
            """ as HTML
        }
        let shapes = zip(Signal.allCases, ["✓", "!", "×"]).map { signal, sign in
            let meaning = words.meanings[signal.rawValue]
            return "<li class=l><i class=\(HTML.tone(signal)) aria-hidden=true>\(sign)</i>\(meaning)</li>" as HTML
        }
        let letters = Subject.usual.map { "<li><b>\($0.letter)</b> \(words.name(of: $0))</li>" as HTML }
        return """
            <section aria-label="\(words.summary)"><ul class=tiles>\(tiles.joined())</ul>\
            <ul class=key>\(shapes.joined())\(letters.joined())</ul></section>
            """
    }

    private var table: HTML {
        let columns = [words.kiosk, words.lights, words.heard, words.version, words.advice]
        var table: HTML = """
            <table role=table class=rows aria-label="\(words.kiosks)"><thead role=rowgroup><tr role=row>\
            \(columns.map { "<th role=columnheader scope=col>\($0)</th>" as HTML }.joined())\
            <th role=columnheader scope=col><span class=u>\(words.more)</span></th></tr></thead>

            """
        var place = 0
        for (trouble, kiosks) in overview.groups {
            table += """
                <tbody role=rowgroup id=t\(trouble.rawValue)><tr role=row class=head>\
                <th role=rowheader colspan=6 scope=rowgroup>\
                \(words.name(of: trouble)) <b>\(kiosks.count)</b></th></tr>

                """
            for kiosk in kiosks {
                let row = LightsRow(kiosk: kiosk, language: language, overview: overview)
                table += row.html(more(kiosk, at: place))
                place += 1
            }
            table += "</tbody>"
        }
        table += "</table>"
        return table
    }

    private func more(_ kiosk: Kiosk, at place: Int) -> HTML {
        let name: HTML = "\(words.more)<span class=u>: \(kiosk.name)</span>"
        guard isLarge else {
            return "<details><summary>\(name)</summary>\(detail(kiosk, after: LightsRow.mostAdvice))</details>"
        }
        let file = Self.detailFile(place / Self.onPage, language)
        return "<a href=\"\(Self.detailFolder)/\(file)#k\(kiosk.id)\">\(name)</a>"
    }

    private func detail(_ kiosk: Kiosk, after told: Int) -> HTML {
        KioskDetail(kiosk: kiosk, language: language, overview: overview, told: told).html
    }

    private var tales: HTML {
        guard !overview.tales.isEmpty else { return "" }
        let table = TaleTable(tales: overview.tales, most: Self.mostTales, caption: words.tales, hasKiosks: true)
        return "<section class=all aria-label=\"\(words.tales)\">\(table.html(words))</section>"
    }

    private var footer: HTML {
        let notes = overview.notes(in: words).map { "<p>\($0)</p>" as HTML }.joined()
        return """
            <footer><p>\(words.files): <a href="\(Tables.kiosksFile)">\(Tables.kiosksFile)</a> · \
            <a href="\(Tables.talesFile)">\(Tables.talesFile)</a></p>\(notes)</footer>
            """
    }
}
