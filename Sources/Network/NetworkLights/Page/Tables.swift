import NetworkShelf

/// The page's numbers for spreadsheets (RFC 4180), in UTF-8 with the mark by which they know it.
enum Tables {
    static let kiosksFile = "kiosks.csv", talesFile = "tales.csv"

    static func kiosks(_ overview: Overview) -> String {
        var rows = [
            [
                "kiosk", "name", "trouble", "lights", "last heard", "pasaka", "debian", "index", "wanted index",
                "free MB",
                "starts", "crashes",
            ]
        ]
        for kiosk in overview.kiosks {
            let last = kiosk.last
            rows.append([
                kiosk.id, kiosk.name, "\(kiosk.trouble)", kiosk.codes.map(\.text).joined(separator: " "),
                kiosk.seen?.text ?? "", last?.pasaka ?? "", last?.debian ?? "", last.map { "\($0.index)" } ?? "",
                kiosk.wanted.map { "\($0)" } ?? "", last.map { "\($0.free)" } ?? "", last.map { "\($0.starts)" } ?? "",
                last.map { "\($0.crashes)" } ?? "",
            ])
        }
        return text(rows)
    }

    static func tales(_ overview: Overview) -> String {
        text(
            [["tale", "title", "begun", "heard", "leafed", "kiosks"]]
                + overview.tales.map { tale in
                    let count = tale.count
                    return [
                        tale.id, tale.title, "\(count.begun)", "\(count.heard)", "\(count.leafed)", "\(tale.kiosks)",
                    ]
                })
    }

    private static func text(_ rows: [[String]]) -> String {
        "\u{feff}" + rows.map { $0.map(cell).joined(separator: ",") + "\r\n" }.joined()
    }

    /// A cell that no spreadsheet takes for a formula (OWASP, "CSV Injection").
    static func cell(_ text: String) -> String {
        // Where Latvian is spoken a semicolon begins a cell, too; an accent makes another character of a sign.
        let text = String(text.unicodeScalars.map { ";\t".unicodeScalars.contains($0) ? "," : Character($0) })
        let plain = text.unicodeScalars.first.map { "=+-@\r".unicodeScalars.contains($0) } ?? false ? "'" + text : text
        guard plain.utf8.contains(where: { [34, 44, 10, 13].contains($0) }) else { return plain }
        return "\"" + plain.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
