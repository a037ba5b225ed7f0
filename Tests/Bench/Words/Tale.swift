import FoundationEssentials
import Glibc

/// A pack with texts, clips and timings.
struct Tale {
    struct Slide {
        let text, clip: String
        /// The seconds at which each word begins.
        let words: [Double]
    }

    let name, language: String
    let slides: [Slide]

    private struct File: Decodable {
        struct Slide: Decodable {
            let text, audioName: String?
            let words: [[Double]]?
        }
        let language: String?
        let slides: [Slide]
    }

    static func all(in folder: String) throws -> [Tale] {
        try names(in: folder).compactMap { name in
            let path = "\(folder)/\(name)/story.json"
            guard let data = FileManager.default.contents(atPath: path) else { return nil }
            let story = try JSONDecoder().decode(File.self, from: data)
            let slides = story.slides.compactMap { slide -> Slide? in
                guard let text = slide.text, let clip = slide.audioName, let words = slide.words else { return nil }
                let sound = Self.sound("\(folder)/\(name)/\(clip)")
                return Slide(text: text, clip: sound, words: words.compactMap(\.first))
            }
            return Tale(name: name, language: story.language ?? "lv", slides: slides)
        }
    }

    /// The clip of this name.
    private static func sound(_ path: String) -> String {
        let paths = ["ogg", "opus", "mp3", "wav"].map { "\(path).\($0)" }
        return paths.first(where: FileManager.default.fileExists) ?? path
    }

    private static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }
}
