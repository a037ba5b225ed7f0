import Engine
import Foundation
import TestSupport
import Testing

/// Measures the spoken labels of the interface, and compares them with their words.
struct SpokenLabelClipsTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let folder = root.appending(path: "assets/interface/labels")

    private func labels(_ language: Language) throws -> [String: String] {
        let file = Self.folder.appending(path: "\(language.rawValue).json")
        return try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
    }

    private func path(_ name: String, _ language: Language) -> String {
        Self.folder.appending(path: "\(language.rawValue)/\(name).ogg").path()
    }

    @Test func `both languages have words for the same labels`() throws {
        let (latvian, english) = (try labels(.latvian), try labels(.english))
        #expect(Set(latvian.keys) == Set(english.keys))
        #expect(!latvian.values.contains("") && !english.values.contains(""))
    }

    @Test(arguments: Language.spoken) func `each label has a clip, and each clip a label`(language: Language) throws {
        let shipped = try FileManager.default.contentsOfDirectory(
            atPath: Self.folder.appending(path: language.rawValue).path())
        let files = try labels(language).keys.map { "\($0).ogg" }
        #expect(Set(shipped) == Set(files))
    }

    @Test(arguments: Language.spoken) func `each clip says what its label says today`(language: Language) throws {
        for (name, words) in try labels(language) {
            let clip = try Data(contentsOf: URL(filePath: path(name, language)))
            #expect(
                clip.range(of: Data("title=\(words)".utf8)) != nil,
                "\(language.rawValue)/\(name).ogg says something else: run assets/interface/speak")
        }
    }

    @Test(arguments: Language.spoken) func `each clip is short, clear and as loud as the others`(
        language: Language
    ) throws {
        let names = try labels(language).keys.sorted()
        for (name, clip) in zip(names, try Clip.decode(names.map { path($0, language) })) {
            #expect(clip.length <= 3, "\(name) lasts \(clip.length) s")
            #expect(clip.peak <= -1, "\(name) has a peak of \(clip.peak) dB")
            guard let speech = clip.speech else {
                Issue.record("\(name) is silent")
                continue
            }
            #expect(speech.lowerBound <= 0.12, "\(name) begins after \(speech.lowerBound) s")
            #expect(clip.length - speech.upperBound <= 0.25, "\(name) is spoken until \(speech.upperBound) s")
            #expect((0.2...2.9).contains(speech.upperBound - speech.lowerBound), "\(name) is spoken for \(speech)")
            #expect((-22.0 ... -12.0).contains(clip.loudness), "\(name) has a loudness of \(clip.loudness) dB")
        }
    }

    /// The names in `label: .named("…")` of the sources.
    @Test func `every label that a screen names has words`() throws {
        let labels = try labels(.latvian)
        let sources = Self.root.appending(path: "Sources")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        for case let file as URL in try #require(files) where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for rest in text.components(separatedBy: ".named(\"").dropFirst() {
                guard let name = rest.firstRange(of: "\")").map({ rest[..<$0.lowerBound] }) else { continue }
                guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }) else { continue }
                #expect(labels[String(name)] != nil, "\(file.lastPathComponent) names \(name)")
            }
        }
    }
}
