import FoundationEssentials

/// What Bloom writes of a book into `meta.json`, as far as it can be read; all of it may be missing.
struct BloomMeta {
    /// Bytes; a real one has some thousand.
    static let largest = 1 << 20

    private(set) var title = ""
    /// The titles by language.
    private(set) var titles: [String: String] = [:]
    /// The makers of the book, and what it may be used for.
    private(set) var credits: [String] = []

    init(_ bytes: [UInt8]?) {
        guard let bytes, let written = try? JSONDecoder().decode(Written.self, from: Data(bytes)) else { return }
        title = written.texts[.title]?.singleSpaced ?? ""
        // A JSON within a string.
        let inner = written.texts[.allTitles].flatMap { try? JSONDecoder().decode(Texts.self, from: Data($0.utf8)) }
        titles = inner?.texts.mapValues(\.singleSpaced).filter { !$0.value.isEmpty } ?? [:]
        credits = [.copyright, .credits, .licenseNotes].compactMap { written.texts[$0]?.singleSpaced }
        if let license = written.texts[.license], license.hasPrefix("cc") {
            credits.append(license.uppercased().replacing("CC-", with: "CC "))
        }
        credits.removeAll(where: \.isEmpty)
    }

    private enum Key: String, CodingKey, CaseIterable {
        case title, allTitles, copyright, license, licenseNotes, credits
    }

    /// The texts among the values.
    private struct Written: Decodable {
        let texts: [Key: String]

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Key.self)
            texts = Dictionary(
                uniqueKeysWithValues: Key.allCases.compactMap { key in
                    (try? fields.decode(String.self, forKey: key)).map { (key, $0) }
                })
        }
    }

    /// The texts among the values, whatever their names.
    private struct Texts: Decodable {
        let texts: [String: String]

        private struct Name: CodingKey {
            let stringValue: String
            let intValue: Int? = nil
            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: Name.self)
            let found = fields.allKeys.compactMap { name in
                (try? fields.decode(String.self, forKey: name)).map { (name.stringValue, $0) }
            }
            texts = Dictionary(found) { first, _ in first }
        }
    }
}

extension String {
    /// Its words, separated by single spaces.
    var singleSpaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
