/// The resource limits of a job; beyond them the child process is killed.
package struct ConversionLimits {
    /// Bytes of data of all children; together with the libraries' own pages and this process it stays below 512 MB.
    package static let memoryBytes = 400 << 20

    /// Seconds of CPU time.
    package let seconds: Int
    /// Bytes of the output file.
    package let outputBytes: Int
}

extension ConversionJob {
    package var limits: ConversionLimits {
        switch self {
        // A JPEG of 2560 × 1920 pixels is never larger than its pixels, and half an hour of Opus rarely larger than 32
        // MiB.
        case .picture, .cutout, .sheet, .strip: ConversionLimits(seconds: 20, outputBytes: 16 << 20)
        case .page: ConversionLimits(seconds: 30, outputBytes: 16 << 20)
        case .sound, .voice: ConversionLimits(seconds: 120, outputBytes: 64 << 20)
        case .samples, .speech: ConversionLimits(seconds: 120, outputBytes: 256 << 20)
        // Of the unpacked collection; the notes are fewer bytes.
        case .deck: ConversionLimits(seconds: 60, outputBytes: 256 << 20)
        case .package: ConversionLimits(seconds: 30, outputBytes: 64 << 20)
        case .model, .sheets, .strips, .blank: ConversionLimits(seconds: 20, outputBytes: 0)
        case .phonemes: ConversionLimits(seconds: 30, outputBytes: 0)
        case .listing, .book, .document, .printedBook, .presentation, .interactivePack:
            ConversionLimits(seconds: 120, outputBytes: 0)
        case .inlaid, .collage: ConversionLimits(seconds: 30, outputBytes: 16 << 20)
        case .entries: ConversionLimits(seconds: 120, outputBytes: 2 << 30)
        }
    }
}
