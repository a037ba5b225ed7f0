import Conversion
import Glibc
import PackMaker

/// Converters that work by copying, and fail where the text of a file says so.
enum Converters {
    /// The text of a file is what it is: `picture`, `sound`, or the reason why it is neither.
    static let copying: Converting = { job, input, output throws(ConversionRefusal) in
        let text = text(of: input)
        switch job {
        case .picture where text.hasPrefix("picture"):
            copy("JPEG of \(text)", to: output)
            return .picture(
                .init(
                    originalWidth: 4032, originalHeight: 3024, width: 1920, height: 2560, wasTurned: true,
                    format: "HEIC"))
        case .cutout(let side) where text.hasPrefix("picture"):
            copy("WebP of \(text)", to: output)
            return .picture(
                .init(
                    originalWidth: 400, originalHeight: 300, width: min(side, 400), height: min(side, 300),
                    wasTurned: false, format: "PNG"))
        case .sound(_, let parts) where text.hasPrefix("sound"):
            let parts = parts.map { part in
                " \(part.bytes.map { "\($0) " } ?? "")\(part.clip.map { "\($0)" } ?? "")"
            }
            copy("Opus of \(text)\(parts.joined())", to: output)
            return .sound(.init(seconds: 62, loudness: -24, truePeak: -6, format: "AAC"))
        case .voice(_, let title, let language) where language != "xx":
            copy("Opus of \(title) in \(language)", to: output)
            return .sound(.init(seconds: 2, loudness: -20, truePeak: -6, format: "WAV"))
        case .samples where text.hasPrefix("sound"): return .samples(count: 1)
        case .picture, .cutout, .sound, .samples, .voice: throw ConversionRefusal("\(library: text)")
        default: throw ConversionRefusal("is not a ZIP")
        }
    }

    /// Unpacks any archive to these files; of other files as by copying.
    static func unpacking(_ files: [String: String]) -> Converting {
        let paths = files.keys.sorted()
        return { job, input, output throws(ConversionRefusal) in
            switch job {
            case .listing: return .listing(paths.map { .init(path: $0, size: files[$0]?.utf8.count) }, leftOut: [])
            case .entries(let numbers):
                let text = numbers.compactMap { files[paths[$0]] }.joined()
                guard text != "damaged" else { throw ConversionRefusal("is damaged") }
                copy(text, to: output)
                return .entries([0..<text.utf8.count])
            default: return try copying(job, input, output)
            }
        }
    }

    /// Finds no room for the second file.
    static let onFullDisk: Converting = { job, input, output throws(ConversionRefusal) in
        guard !text(of: input).hasSuffix("2") else { throw .diskFull }
        return try copying(job, input, output)
    }

    private static func text(of file: Int32?) -> String {
        guard let file else { return "" }
        var bytes = [UInt8](repeating: 0, count: 1000)
        let count = pread(file, &bytes, bytes.count, 0)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    static func copy(_ text: String, to output: ConversionOutput?) {
        guard let output else { return }
        let bytes = Array(text.utf8)
        write(output.descriptor, bytes, bytes.count)
    }
}
