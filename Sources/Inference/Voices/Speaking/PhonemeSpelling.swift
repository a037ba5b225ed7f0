import Inference

/// Spells espeak-ng's phonemes as a kind of voice has learnt them.
struct PhonemeSpelling {
    let kind: VoiceKind
    /// espeak-ng's name of the language.
    let language: String

    /// Affricates have letters of their own in Kokoro's alphabet (misaki, `espeak.py`).
    private static let affricates: [(String, String)] = [
        ("t͡s", "ʦ"), ("d͡z", "ʣ"), ("t͡ʃ", "ʧ"), ("d͡ʒ", "ʤ"), ("t͡ɕ", "ʨ"), ("d͡ʑ", "ʥ"),
    ]
    /// espeak-ng's Latvian makes two phonemes of this one.
    private static let latvian = ("dz", "ʣ")
    private static let tie: Unicode.Scalar = "\u{361}"

    /// Whether espeak-ng is to tie the letters of one phoneme.
    var areTied: Bool { kind == .kokoro }

    func spell(_ ipa: String) -> String {
        let plain = Self.withoutLanguages(ipa)
        return switch kind {
        case .kokoro: kokoro(plain)
        case .piper: Self.apart(plain)
        }
    }

    private func kokoro(_ ipa: String) -> String {
        // A tie that a dictionary writes is tied once more.
        var text = ipa.replacingScalars("\u{361}\u{361}", with: "\u{361}")
        for (pair, letter) in Self.affricates { text = text.replacingScalars(pair, with: letter) }
        if language.hasPrefix("lv") { text = text.replacingScalars(Self.latvian.0, with: Self.latvian.1) }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != Self.tie }))
    }

    /// Piper's voices know a letter and its mark as two.
    private static func apart(_ ipa: String) -> String { ipa.replacingScalars("ç", with: "c\u{327}") }

    /// The phonemes without `(en)` and the like, at which espeak-ng changes its language for a foreign word.
    private static func withoutLanguages(_ ipa: String) -> String {
        var (kept, isInside) = (String.UnicodeScalarView(), false)
        for scalar in ipa.unicodeScalars {
            if scalar == "(" { isInside = true }
            if !isInside { kept.append(scalar) }
            if scalar == ")" { isInside = false }
        }
        return String(kept)
    }
}

extension String {
    /// Replaces by Unicode scalars: a tie or a mark of stress would otherwise be one character with its neighbour.
    fileprivate func replacingScalars(_ old: String, with new: String) -> String {
        let (old, new) = (Array(old.unicodeScalars), new.unicodeScalars)
        var (kept, rest) = (String.UnicodeScalarView(), Array(unicodeScalars)[...])
        while let first = rest.first {
            if rest.starts(with: old) {
                kept.append(contentsOf: new)
                rest = rest.dropFirst(old.count)
            } else {
                kept.append(first)
                rest = rest.dropFirst()
            }
        }
        return String(kept)
    }
}
