import Conversion

/// Takes a picture out of the page of a book into which it is written.
struct InlaidPicture {
    let files: BookFiles
    /// The page's index in the archive's listing, and the picture's place in it, from 0.
    let page: Int, number: Int

    func write(to output: OutputFile) throws(ConversionReason) {
        guard let path = files.paths[page] else { throw .fixed(.noEntry) }
        let document = try files.page(path)
        var reading = PageReading(document, path: path, files, BookStyles(files))
        var found: String?
        reading.inlay = { if $0 == number { found = $1 } }
        reading.read(document)
        guard let bytes = found.flatMap({ BookPicture.bytes(of: $0) }) else { throw .fixed(.noPicture) }
        var failure: ConversionReason?
        bytes.withUnsafeBytes { bytes in
            do throws(ConversionReason) { try output.write(bytes) } catch { failure = error }
        }
        if let failure { throw failure }
    }
}
