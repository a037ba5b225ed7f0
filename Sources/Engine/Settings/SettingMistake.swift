/// What is wrong with a name in a file of settings: the default applies instead.
public enum SettingMistake: Hashable, Sendable {
    /// No setting has this name.
    ///
    /// - Parameter nearest: the name that was probably meant; nil if none is near.
    case unknown(String, nearest: String?)
    /// The value is not allowed.
    case value(SettingKind)
}

extension Settings {
    /// The mistakes in a file, values first.
    ///
    /// - Parameter includesUnknown: whether a name that no setting has is one; a user's file may have those of a newer
    ///   program.
    public func mistakes(among kinds: [SettingKind], includesUnknown: Bool = false) -> [SettingMistake] {
        let wrong = kinds.filter { kind in values[kind.name].map { !kind.range.allows($0) } ?? false }
        let names = kinds.map(\.name), unknown = includesUnknown ? Set(values.keys).subtracting(names).sorted() : []
        return wrong.map { .value($0) }
            + unknown.map { name in
                // A third of the letters may be wrong, in any case; a name of any length is not compared.
                let known = name.count > Self.longestName ? [] : names
                let nearest = known.map { ($0, Self.distance(name.lowercased(), $0.lowercased())) }
                    .min { $0.1 < $1.1 }
                return .unknown(name, nearest: nearest.flatMap { $0.1 <= max(1, $0.0.count / 3) ? $0.0 : nil })
            }
    }

    /// Letters of a name that is compared: far more than any setting's has.
    private static let longestName = 60

    /// How many letters must be inserted, deleted, replaced or swapped with their neighbour to make one text of another.
    ///
    /// Optimal string alignment: L. Boytsov, "Indexing methods for approximate dictionary searching", 2011, section 2.1.
    private static func distance(_ one: String, _ other: String) -> Int {
        let (one, other) = (Array(one), Array(other))
        var before: [Int] = [], last = Array(0...other.count)
        for i in one.indices {
            var row = [i + 1]
            for j in other.indices {
                var least = min(last[j] + (one[i] == other[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
                    least = min(least, before[j - 1] + 1)
                }
                row.append(least)
            }
            (before, last) = (last, row)
        }
        return last[other.count]
    }
}
