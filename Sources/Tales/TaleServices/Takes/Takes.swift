import Sentences
import Storage
import TalePacks

/// Recordings for the clips of a finished tale: each has the name of its clip, as in the tale's script.
package struct Takes {
    /// A recording, and the clip for which it is.
    package struct Take: Hashable, Sendable {
        /// The names of the tale's file, and of the recording in its folder.
        package let clip, file: String
    }

    /// Why nothing was replaced, as a complete sentence.
    package struct Refusal: Explained {
        package let sentence: Sentence
    }

    /// The takes in the order in which the tale names their clips.
    package let takes: [Take]
    /// The clips without a take, in that order.
    package let missing: [String]
    /// The recordings that have the name of no clip.
    package let strangers: [String]

    /// The ending of a clip: takes become Ogg Opus.
    static let ending = "ogg"

    /// Finds the takes for a tale's clips, by name.
    ///
    /// - Parameters:
    ///   - folder: the path of the recordings.
    ///   - stories: the tale's `story.json` in each of its languages.
    /// - Throws: if the folder cannot be read, holds no take, or two for one clip.
    package init(in folder: String, for stories: [StoryFile]) throws(Refusal) {
        let sounds = try Self.sounds(in: folder)
        let all = stories.flatMap(\.spokenClips)
        let clips = all.indices.filter { !all[..<$0].contains(all[$0]) }.map { all[$0] }
        var takes: [Take] = []
        for clip in clips {
            let found = sounds.filter { $0.fileStem == clip.fileStem }
            guard let first = found.first else { continue }
            guard found.count == 1 else {
                throw Refusal(
                    sentence:
                        "\(path: folder): \(file: first) and \(file: found[1]) are both for \(file: clip); keep one of them"
                )
            }
            takes.append(Take(clip: clip, file: first))
        }
        guard !takes.isEmpty else {
            let example = clips.first?.fileStem ?? "slide01"
            throw Refusal(
                sentence:
                    "\(path: folder): no recording there has the name of a clip of the tale, such as \(file: "\(example).wav")"
            )
        }
        self.takes = takes
        missing = clips.filter { clip in !takes.contains { $0.clip == clip } }
        strangers = sounds.filter { sound in !takes.contains { $0.file == sound } }
    }

    private static func sounds(in folder: String) throws(Refusal) -> [String] {
        do throws(FileRefusal) {
            let names = try PackFolder(path: folder).entries.filter { !$0.isHidden && $0.kind == .file }.map(\.name)
            return names.filter { Material(ending: $0.fileExtension) == .sound }.sorted()
        } catch {
            throw Refusal(sentence: "\(path: folder): \(error)")
        }
    }
}

extension StoryFile {
    /// The files of what is spoken, each once: title, narration, explained words, and the figures' answers.
    fileprivate var spokenClips: [String] {
        let names =
            [spokenTitle, spokenBy]
            + slides.flatMap { [$0.narration] + $0.explanations.map(\.clip) + $0.figures.map(\.answer?.clip) }
        var clips: [String] = []
        for name in names.compactMap(\.self) where !name.contains("/") {
            let clip = name.fileExtension.isEmpty ? "\(name).\(Takes.ending)" : name
            // Another format is named on purpose, and stays.
            if clip.fileExtension == Takes.ending, !clips.contains(clip) { clips.append(clip) }
        }
        return clips
    }
}
