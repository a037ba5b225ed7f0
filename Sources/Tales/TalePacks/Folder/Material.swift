/// What a file can be for a tale: by its ending or, if that tells nothing, by its first bytes.
package enum Material: Hashable, Sendable, CaseIterable {
    case picture, sound, text, document

    /// The file extensions, in order of preference if several files match.
    package var extensions: [String] {
        switch self {
        case .picture:
            [
                "jpg", "jpeg", "png", "webp", "heic", "heif", "avif", "gif", "tif", "tiff", "svg", "jfif", "jpe",
                "jif", "jfi", "pjpeg", "mpo", "hif", "apng", "bmp", "dib", "jxl", "jp2", "j2k",
            ]
        case .sound:
            [
                "ogg", "opus", "oga", "mp3", "wav", "flac", "m4a", "aac", "mp4", "m4b", "mka", "webm", "aif",
                "aiff", "wma", "amr", "3gp", "m4r", "caf", "3ga", "weba", "mp2", "mpga", "aifc", "wave", "w64", "3gpp",
                "3g2", "awb", "asf",
            ]
        case .text: ["txt", "md", "markdown", "text"]
        case .document: ["docx"]
        }
    }

    /// - Parameter ending: in lower case.
    package init?(ending: String) {
        guard let kind = Self.allCases.first(where: { $0.extensions.contains(ending) }) else { return nil }
        self = kind
    }

    /// How many bytes ``init(head:)`` needs.
    package static let headLength = 1024

    /// - Parameter head: the file's first bytes.
    package init?(head: [UInt8]) {
        func starts(_ text: String, at offset: Int = 0) -> Bool { head.dropFirst(offset).starts(with: text.utf8) }
        if Self.pictures.contains(where: { head.starts(with: $0) }) || (starts("RIFF") && starts("WEBP", at: 8)) {
            self = .picture
        } else if starts("ftyp", at: 4) {
            guard let kind = Self.kind(ofBrand: String(decoding: head.dropFirst(8).prefix(4), as: UTF8.self)) else {
                return nil
            }
            self = kind
        } else if Self.sounds.contains(where: { head.starts(with: $0) }) || (starts("RIFF") && starts("WAVE", at: 8))
            || (starts("FORM") && starts("AIF", at: 8)) || Self.isMPEG(head)
        {
            self = .sound
        } else if Self.isBitmap(head) || Self.isDrawing(head) {
            self = .picture
        } else if Self.isText(head) {
            self = .text
        } else {
            return nil
        }
    }

    /// How TIFFs begin, also large ones (BigTIFF).
    package static let tiffs: [[UInt8]] = [
        [0x49, 0x49, 42, 0], [0x4d, 0x4d, 0, 42], [0x49, 0x49, 43, 0], [0x4d, 0x4d, 0, 43],
    ]

    private static let pictures: [[UInt8]] =
        tiffs + [
            [0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], Array("GIF8".utf8),
            // JPEG XL and JPEG 2000, bare and in boxes.
            [0xff, 0x0a], [0, 0, 0, 12, 0x4a, 0x58, 0x4c, 0x20], [0xff, 0x4f, 0xff, 0x51],
            [0, 0, 0, 12, 0x6a, 0x50, 0x20, 0x20],
        ]
    private static let sounds: [[UInt8]] =
        [
            "OggS", "fLaC", "ID3", "caff", "RF64", "#!AMR",
        ].map { Array($0.utf8) } + [[0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11], [0x1a, 0x45, 0xdf, 0xa3]]

    /// A QuickTime film is no sound.
    private static func kind(ofBrand brand: String) -> Material? {
        let pictures = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis"]
        return pictures.contains(brand) ? .picture : brand == "qt  " ? nil : .sound
    }

    /// A frame of MP2, MP3 or AAC: eleven or twelve bits of one, and a layer and a rate that exist.
    private static func isMPEG(_ head: [UInt8]) -> Bool {
        guard head.count > 3, head[0] == 0xff else { return false }
        return [0xfa, 0xfb, 0xfc, 0xfd, 0xf2, 0xf3, 0xf4, 0xf5, 0xf0, 0xf1, 0xf8, 0xf9].contains(head[1])
            && head[2] & 0xf0 != 0xf0
    }

    private static func isBitmap(_ head: [UInt8]) -> Bool {
        head.starts(with: "BM".utf8) && head.count > 26 && head[6..<10].allSatisfy { $0 == 0 }
            && [12, 40, 52, 56, 64, 108, 124].contains(head[14])
    }

    private static func isDrawing(_ head: [UInt8]) -> Bool {
        let text = String(decoding: head, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{feff}" }
        return text.hasPrefix("<") && text.contains("<svg")
    }

    /// Plain words; no markup, settings or code.
    private static func isText(_ head: [UInt8]) -> Bool {
        let letters = String(decoding: head, as: UTF8.self).unicodeScalars.drop { $0.properties.isWhitespace }
        guard let first = letters.first, first.properties.isAlphabetic || ("0"..."9").contains(first) else {
            return false
        }
        return !head.contains { $0 < 9 } && letters.dropLast(3).allSatisfy { $0 != "\u{fffd}" }
    }
}
