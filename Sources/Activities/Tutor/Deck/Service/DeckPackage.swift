import Conversion
import Sentences
import Spanish

/// Packs new notes as a file that every Anki imports, in a sandboxed process.
struct DeckPackage {
    /// The path of `pasaka-converter`; nil if it is missing.
    let converter: String?

    func bytes(of export: DeckExport) throws(DeckReader.Refusal) -> [UInt8] {
        guard let converter else { throw .noConverter }
        let notes = export.notes.map { NewDeck.Note($0.front, $0.back, example: $0.example) }
        do throws(ConversionRefusal) {
            return try Conversion(executable: converter).package(NewDeck(notes, tags: export.tags))
        } catch {
            throw DeckReader.Refusal(.notRead, "the package for Anki \(error)")
        }
    }
}
