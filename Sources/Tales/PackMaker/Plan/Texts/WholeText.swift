import Conversion
import Glibc
import Sentences
import TalePacks

extension TalePlan {
    /// Maximum bytes of a text, and of a document that may contain pictures.
    private static let largestText = 1 << 20, largestDocument = 64 << 20
    private static let usualNames = ["teksts", "text"]

    /// The only text that belongs to no single picture; among several, the one whose name says so.
    static func wholeText(_ files: [SourceFile], pictures: [SourceFile]) -> SourceFile? {
        let stems = Set(pictures.map(\.stem))
        let texts = (files.sorted(.text) + files.sorted(.document)).filter {
            !stems.contains($0.stem) && !$0.isSystems && ($0.found == nil || usualNames.contains($0.stem.lowercased()))
        }
        return texts.count == 1 ? texts[0] : texts.first { usualNames.contains($0.stem.lowercased()) }
    }

    /// Assigns each page its part of the text for all pages, if there is one.
    ///
    /// - Throws: if nothing more can be read at all.
    mutating func readWholeText(_ source: any Source, _ convert: Converting) throws(PackRefusal) {
        guard let file = wholeText, !slides.isEmpty else { return }
        do {
            let text = PagedText(try Self.text(of: file, source, convert), title: title, pictures: slides.count)
            for (page, words) in text.pages where slides.indices.contains(page) && slides[page].caption == nil {
                slides[page].text = words
            }
            textFit = text.count == slides.count ? .fits : .parts(text.count, pictures: slides.count)
            guard text.count != slides.count else { return }
            remarks.append(
                text.count > slides.count
                    ? "\(file.said): has \(text.count) parts for \(slides.count) pictures; the rest is on the last page"
                    : "\(file.said): has \(text.count) parts for \(slides.count) pictures; the last pages have no words"
            )
        } catch {
            if let refusal = PackRefusal(ofEverythingBy: error) { throw refusal }
            textFit = .unreadable
            remarks.append("\(file.said): \(error); the pages lack its words")
        }
    }

    private static func text(of file: SourceFile, _ source: any Source, _ convert: Converting) throws -> String {
        guard file.rank(.document) != nil else {
            guard let text = OldText.text(try source.read(file, atMost: largestText)) else {
                throw ConversionRefusal("is not readable text; save it as UTF-8")
            }
            return file.isMarkdown ? Markdown.words(text) : text
        }
        if let size = source.size(of: file), size > largestDocument {
            throw FileRefusal.tooLarge(limit: largestDocument)
        }
        let input = try source.open(file)
        defer { withExtendedLifetime(input) {} }
        guard case .document(let text) = try convert(.document, input.descriptor, nil) else {
            throw ConversionRefusal.notAnswered
        }
        return text
    }
}
