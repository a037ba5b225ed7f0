/// What is wrong with one pack, for the log and the developer's overlay.
struct PackProblems {
    /// The pack's folder, counted from its root.
    let pack: String
    private var found: [String] = []

    /// More lines than this are only counted.
    static let mostLines = 5

    init(pack: String) { self.pack = printable(pack) }

    /// - Parameters:
    ///   - file: in the pack's folder; nil for the folder itself.
    ///   - sentence: without its subject, which is the file.
    mutating func note(_ file: String?, _ sentence: String) { found.append(line(file, sentence)) }

    /// Notes why there is no tale; this comes before all else.
    mutating func refuse(_ file: String?, _ sentence: String) { found.insert(line(file, sentence), at: 0) }

    var lines: [String] {
        let rest = found.count - Self.mostLines
        return found.prefix(Self.mostLines) + (rest > 0 ? ["\(pack): … and \(rest) more"] : [])
    }

    private func line(_ file: String?, _ sentence: String) -> String {
        "\(pack)\(file.map { "/" + printable($0) } ?? ""): \(sentence)"
    }
}

/// A name from outside as a part of one line: whatever would break or bend the line is spelled out.
package func printable(_ name: String) -> String {
    let most = 120
    let spelled = name.unicodeScalars.prefix(most).map { scalar in
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: scalar.steersText ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
    }
    return spelled.joined() + (name.unicodeScalars.count > most ? "…" : "")
}

package func quoted(_ name: String) -> String { "\"\(printable(name))\"" }

extension String {
    /// The text without control characters; each line break or tab becomes a space, so that words stay apart.
    package var withoutControls: String {
        guard unicodeScalars.contains(where: \.steersText) else { return self }
        let spaces: Set<Unicode.Scalar> = ["\n", "\r", "\t", "\u{2028}", "\u{2029}"]
        var kept = String.UnicodeScalarView()
        for scalar in unicodeScalars where !scalar.steersText || spaces.contains(scalar) {
            kept.append(scalar.steersText ? " " : scalar)
        }
        return String(kept)
    }

    package var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension Unicode.Scalar {
    /// Whether this is no part of the words but tells the output what to do: controls, line ends, changes of direction.
    fileprivate var steersText: Bool {
        switch value {
        case 0x00...0x1f, 0x7f...0x9f, 0x2028...0x202e, 0x2066...0x2069: true
        default: false
        }
    }
}
