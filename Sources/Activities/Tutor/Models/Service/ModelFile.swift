import Conversion
import Installed
import Storage

/// An open file of a language model.
typealias ModelFile = InstalledFile<ModelHeader>

extension InstalledFile where Header == ModelHeader {
    init(_ path: String, _ store: InstalledStore, followsLinks: Bool) throws(InstalledRefusal) {
        try self.init(path, followsLinks: followsLinks) { file, _ throws(InstalledRefusal) in
            try Self.header(of: file, path, store)
        }
    }

    /// Reads the header in a sandboxed process.
    static func header(of file: Int32, _ path: String, _ store: InstalledStore) throws(InstalledRefusal) -> ModelHeader
    {
        guard let converter = store.program("pasaka-converter") else { throw .noConverter }
        do throws(ConversionRefusal) {
            return try Conversion(executable: converter).model(in: file)
        } catch {
            throw InstalledRefusal(error, path: path)
        }
    }
}

extension FileBytes {
    private static let (samples, sampleBytes) = (64, 1 << 14)

    /// Whether another file has the same content, as far as the ends and samples between them tell: models whose
    /// headers are equal differ everywhere, and to read gigabytes twice takes minutes.
    static func areAlike(_ one: Int32, _ other: Int32, bytes: Int) -> Bool {
        let last = max(0, bytes - sampleBytes)
        return (0...samples).allSatisfy { number in
            let place = last / samples * number + (number == samples ? last % samples : 0)
            guard let first = try? part(of: one, at: place, sampleBytes),
                let second = try? part(of: other, at: place, sampleBytes)
            else { return false }
            return first == second
        }
    }
}
