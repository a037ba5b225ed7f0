/// A language of tales that has a name here, by its BCP 47 subtag.
package enum TaleLanguage: String, Sendable, CaseIterable {
    case lv, ltg, en, ru, uk, be, lt, et, fi, sv, no, da, de, pl, cs, fr, es, pt, it, nl, tr, ar, hi, bn, ta, te, ne
    case zh, ja, ko, vi, th, id, tl, sw, zu, xh, af

    /// - Parameter tag: such as `lv` or `en-GB`.
    package init?(tag: String) {
        let subtag = tag.lowercased().prefix { $0 != "-" && $0 != "_" }
        self.init(rawValue: subtag == "fil" ? "tl" : String(subtag))
    }
}
