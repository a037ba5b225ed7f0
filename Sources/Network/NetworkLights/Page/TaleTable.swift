import NetworkShelf

/// How often tales were begun, heard out and leafed through, as numbers and bars.
struct TaleTable {
    let tales: [Overview.TaleSum]
    /// How many are shown.
    let most: Int
    let caption: String
    let hasKiosks: Bool

    func html(_ words: PageWords) -> HTML {
        let largest = max(1, tales.map { max($0.count.begun, $0.count.heard, $0.count.leafed) }.max() ?? 1)
        let onKiosks: HTML = hasKiosks ? "<th scope=col>\(words.onKiosks)</th>" : ""
        let rest = tales.count - most
        let others: HTML = rest > 0 ? "<p>\(words.others(rest))</p>" : ""
        return """
            <div class=tales><table><caption>\(caption)<small>\(words.sinceStart)</small></caption><thead><tr>\
            <th scope=col>\(words.tale)</th><td></td><th scope=col class=b>\(words.begun)</th>\
            <th scope=col class=h>\(words.heardOut)</th><th scope=col class=f>\(words.leafed)</th>\(onKiosks)</tr></thead>\
            <tbody>\(tales.prefix(most).map { row($0, largest) }.joined())</tbody></table>\(others)</div>
            """
    }

    private func row(_ tale: Overview.TaleSum, _ largest: Int) -> HTML {
        let onKiosks: HTML = hasKiosks ? "<td>\(tale.kiosks)</td>" : ""
        return """
            <tr><th scope=row><bdi>\(tale.title)</bdi></th><td class=c>\(bars(tale.count, largest))</td>\
            <td>\(tale.count.begun)</td><td>\(tale.count.heard)</td><td>\(tale.count.leafed)</td>\(onKiosks)</tr>
            """
    }

    /// Three bars below one another, of which the numbers beside them say the same.
    private func bars(_ count: KioskDay.Count, _ largest: Int) -> HTML {
        func bar(_ name: HTML, _ row: Int, _ number: Int) -> HTML {
            "<path class=\(name) d=\"M0 \(row * 5 + 2)h\(number * 100 / largest)\"/>"
        }
        return """
            <svg viewBox="0 0 100 14" preserveAspectRatio=none aria-hidden=true>\(bar("b", 0, count.begun))\
            \(bar("h", 1, count.heard))\(bar("f", 2, count.leafed))</svg>
            """
    }
}
