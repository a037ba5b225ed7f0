/// A language of tales that has a name here, by its BCP 47 subtag.
package enum TaleLanguage: String, Sendable, CaseIterable {
    case lv, ltg, en, ru, uk, be, lt, et, fi, sv, no, da, de, pl, cs, fr, es, pt, it, nl, tr, ar, hi, bn, ta, te, ne
    case zh, ja, ko, vi, th, id, tl, sw, zu, xh, af

    /// The tag of a tale that names no language.
    static let usual = "lv"

    /// - Parameter tag: such as `lv` or `en-GB`.
    package init?(tag: String) {
        let subtag = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
        self.init(rawValue: subtag == "fil" ? "tl" : String(subtag))
    }

    /// Whether a key is a language tag (BCP 47) as tales have them: `lv`, `ltg`, `en-GB`.
    package static func isTag(_ key: String) -> Bool {
        let parts = key.split(separator: "-", omittingEmptySubsequences: false)
        guard let language = parts.first, (2...3).contains(language.count), key.utf8.count <= 20 else { return false }
        return language.allSatisfy { ("a"..."z").contains($0) }
            && parts.dropFirst().allSatisfy { part in
                (1...8).contains(part.count)
                    && part.unicodeScalars.allSatisfy {
                        $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0)
                    }
            }
    }
}
