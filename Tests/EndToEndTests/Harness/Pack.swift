import Foundation
import Senses

/// Makes tales with a cover and slides of a single colour, each different, so that a test sees which one is shown.
struct Pack {
    let path: String
    let id: String

    /// - Parameters:
    ///   - folder: of packs.
    ///   - directory: what the pack's own folder is called; nil for its id.
    ///   - text: of each slide.
    ///   - times: when the words of each are said.
    ///   - title: a WAV that says the title.
    ///   - sounds: makes the clip of each slide (from 1) where there is one: file name's ending and bytes.
    init(
        _ id: String, in folder: String, directory: String? = nil, slides: Int, text: String = "Lapa.",
        times: [[Double]] = [], title: [UInt8]? = nil,
        sounds: (Int) -> (ending: String, bytes: [UInt8])? = { _ in nil }
    ) throws {
        self.id = id
        path = "\(folder)/\(directory ?? id)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        var entries: [String] = []
        try write(Self.svg(Self.color(0)), "cover.svg")
        for number in 1...slides {
            let name = Self.name(number)
            try write(Self.svg(Self.color(number)), "\(name).svg")
            var audio = ""
            if let sound = sounds(number) {
                try Data(sound.bytes).write(to: URL(filePath: "\(path)/\(name).\(sound.ending)"))
                audio = #", "audioName": "\#(name)""#
            }
            let words = times.isEmpty ? "" : #", "words": \#(times)"#
            entries.append(#"    {"id": "\#(name)", "imageName": "\#(name)"\#(audio), "text": "\#(text)"\#(words)}"#)
        }
        if let title { try write(title, "title.wav") }
        let titleAudio = title == nil ? "" : #""titleAudio": "title", "#
        try write(
            """
            {
              "id": "\(id)", "title": "Pasaka \(id)", "language": "lv", \(titleAudio)"coverImage": "cover",
              "slides": [
            \(entries.joined(separator: ",\n"))
              ]
            }
            """, "story.json")
    }

    func write(_ text: String, _ name: String) throws { try write(Array(text.utf8), name) }

    func write(_ bytes: [UInt8], _ name: String) throws { try Data(bytes).write(to: URL(filePath: "\(path)/\(name)")) }

    static func name(_ number: Int) -> String { "s" + String(String(number + 1000).dropFirst()) }

    /// The colour of a slide: of the cover, 0, and the first 60 no two are close to each other.
    static func color(_ number: Int) -> RGB {
        RGB(30 + number % 4 * 65, 40 + number / 4 % 4 * 60, 50 + number / 16 % 4 * 50)
    }

    static func svg(_ color: RGB, width: Int = 800, height: Int = 600) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
        <rect width="\(width)" height="\(height)" fill="rgb(\(color.red),\(color.green),\(color.blue))"/></svg>
        """
    }
}
