import FoundationEssentials
import Glibc

/// A pack with texts, clips and timings.
struct Tale {
    struct Slide {
        let text, clip: String
        /// The seconds at which each word begins.
        let words: [Double]
    }

    let name: String
    let slides: [Slide]

    private struct File: Decodable {
        struct Slide: Decodable {
            let text, audioName: String?
            let words: [[Double]]?
        }
        let slides: [Slide]
    }

    static func all(in folder: String) throws -> [Tale] {
        try names(in: folder).compactMap { name in
            let path = "\(folder)/\(name)/story.json"
            guard let data = FileManager.default.contents(atPath: path) else { return nil }
            let slides = try JSONDecoder().decode(File.self, from: data).slides.compactMap { slide -> Slide? in
                guard let text = slide.text, let clip = slide.audioName, let words = slide.words else { return nil }
                return Slide(text: text, clip: "\(folder)/\(name)/\(clip).ogg", words: words.compactMap(\.first))
            }
            return Tale(name: name, slides: slides)
        }
    }

    private static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }
}
