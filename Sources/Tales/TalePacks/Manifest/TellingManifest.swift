/// The content of a `telling.json`: the teller's face, and when the words are spoken.
package struct TellingManifest: Hashable, Sendable {
    package let teller: Teller
    /// The words' times by the name of a slide's recording.
    package var words: [String: [WordTime]] = [:]
    private var read: [String: [[Double]]] = [:]

    package init(_ teller: Teller) { self.teller = teller }

    /// - Parameters:
    ///   - bytes: of a file.
    ///   - folder: the telling's folder, whose name determines the face if the file does not.
    package init(reading bytes: [UInt8], folder: String) throws(StoryFile.Refusal) {
        let file = try StoryFile.decode(TellingFile.self, bytes)
        let usual = Teller(folder: folder)
        teller = Teller(file.animal ?? usual.animal, file.hue ?? usual.hue)
        read = file.words
    }

    /// The word times of a recording; none if they do not fit these words.
    package func words(of stem: String, saying text: String) -> [WordTime] {
        guard let pairs = read[stem], StoryFields.fault(of: pairs, saying: text) == nil else { return [] }
        return pairs.map { WordTime(start: $0[0], end: $0[1]) }
    }
}
