import Conversion
import Sentences
import TalePacks

/// A newly made tale, for the one who requested it.
public struct MadePack: Hashable, Sendable {
    /// Its folder.
    public var folder: String
    public var id, title: String
    /// Whether it has replaced an older one, which is now its previous version.
    public var isNewVersion: Bool
    /// Whether the tale already existed, and only home recordings were added to it.
    public var isOfRecordings = false
    /// Whether the very same tale already existed, and nothing changed.
    public var wasThere = false
    public var rows: [Row]
    /// What was left out and why, one line each.
    public var remarks: [Sentence]

    /// The number of slides.
    public var slideCount: Int { rows.count { Int($0.slide.description) != nil } }

    /// The result for a slide or the cover.
    public struct Row: Hashable, Sendable {
        /// Number from 1, `cover` or `title`.
        public var slide: Sentence
        /// The names of its source files; empty if there are none.
        public var picture, sound: Sentence
        /// Seconds of the sound.
        public var length: Double?
        /// What was changed: `turned`, `from HEIC`.
        public var changes: [Sentence]

        fileprivate var cells: [Sentence] {
            [slide, picture, sound, length.map { "\(text: Self.clock($0))" } ?? "", changes.joined(separator: ", ")]
        }

        /// Minutes and seconds.
        private static func clock(_ length: Double) -> String {
            let seconds = Int(length.rounded())
            return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
        }
    }

    /// The rows as a table, for a terminal.
    public var table: String {
        let heads: [Sentence] = ["slide", "picture", "sound", "length", "changed"]
        let lines = ([heads] + rows.map(\.cells)).map { $0.map(\.description) }
        let widths = (0..<5).map { column in lines.map { $0[column].count }.max() ?? 0 }
        return lines.map { cells in
            let padded = zip(cells, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }
            let line = padded.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }
}

extension MadeTale {
    /// The report on the tale after it was published as `id` in `folder`.
    func pack(at folder: String, id: String, isNewVersion: Bool) -> MadePack {
        let covers = cover.map { cover in
            MadePack.Row(
                slide: "cover", picture: plan.cover?.said ?? "", sound: "", length: nil,
                changes: cover.1.changes)
        }
        let titles = spokenTitle.map { sound in
            MadePack.Row(
                slide: "title", picture: "", sound: plan.spokenTitle?.said ?? "", length: sound.1.seconds,
                changes: plan.spokenTitle == nil ? ["spoken by the machine"] : sound.1.changes)
        }
        let rows = slides.enumerated().map { number, slide in
            let note = slide.sound == nil ? nil : slide.plan.note
            return MadePack.Row(
                slide: "\(number + 1)",
                picture: slide.picture == nil ? "" : slide.plan.picture?.said ?? "",
                sound: slide.sound == nil ? "" : slide.plan.soundNames.joined(separator: " + "),
                length: slide.sound?.1.seconds,
                changes: (slide.picture?.1.changes ?? []) + soundChanges(of: slide) + (note.map { [$0] } ?? []))
        }
        let told = recordings.map { recording in
            MadePack.Row(
                slide: "\(slide: recording.name)", picture: "", sound: recording.file.said,
                length: recording.made.1.seconds, changes: recording.made.1.changes)
        }
        return MadePack(
            folder: folder, id: id, title: plan.title, isNewVersion: isNewVersion, isOfRecordings: isOfRecordings,
            rows: [covers, titles].compactMap(\.self) + rows + told, remarks: plan.remarks)
    }
}

extension MadeTale {
    private func soundChanges(of slide: Slide) -> [Sentence] {
        guard let sound = slide.sound else { return [] }
        return slide.plan.sound == nil ? ["spoken by the machine"] : sound.1.changes
    }
}

extension TalePlan.Slide {
    /// The names of its sound files, each once.
    fileprivate var soundNames: [Sentence] {
        let names = ([sound] + joined.map(\.file)).compactMap { $0?.said }
        return names.enumerated().filter { !names[..<$0].contains($1) }.map(\.element)
    }
}

extension ConversionAnswer.PictureFacts {
    var changes: [Sentence] {
        let isScaled = Set([originalWidth, originalHeight]) != Set([width, height])
        return (wasTurned ? ["turned"] : [])
            + (isScaled && format != "SVG" ? ["scaled from \(originalWidth)×\(originalHeight)"] : [])
            + (format == "JPEG" ? [] : ["from \(text: format)"])
    }
}

extension ConversionAnswer.SoundFacts {
    var changes: [Sentence] {
        let gain = (ConversionJob.Loudness.tale.integrated - loudness).rounded()
        let isHeard = loudness > -70  // the gate of EBU R 128: nothing below it can be measured
        let louder: [Sentence] = isHeard && gain >= 1 ? ["louder by \(Int(gain)) dB"] : []
        let softer: [Sentence] = isHeard && gain <= -1 ? ["softer by \(Int(min(-gain, 100))) dB"] : []
        return (format == "Opus" ? [] : ["from \(text: format)"]) + louder + softer
    }
}
