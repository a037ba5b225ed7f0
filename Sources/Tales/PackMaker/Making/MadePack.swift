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
    public var remarks: [String]

    /// The number of slides.
    public var slideCount: Int { rows.count { Int($0.slide) != nil } }

    /// The result for a slide or the cover.
    public struct Row: Hashable, Sendable {
        /// Number from 1, `cover` or `title`.
        public var slide: String
        /// The names of its source files; empty if there are none.
        public var picture, sound: String
        /// Seconds of the sound.
        public var length: Double?
        /// What was changed: `turned`, `from HEIC`.
        public var changes: [String]

        fileprivate var cells: [String] {
            [slide, picture, sound, length.map(Self.clock) ?? "", changes.joined(separator: ", ")]
        }

        /// Minutes and seconds.
        private static func clock(_ length: Double) -> String {
            let seconds = Int(length.rounded())
            return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
        }
    }

    /// The rows as a table, for a terminal.
    public var table: String {
        let lines = [["slide", "picture", "sound", "length", "changed"]] + rows.map(\.cells)
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
                slide: "cover", picture: (plan.cover?.name ?? "").inOneLine(), sound: "", length: nil,
                changes: cover.1.changes)
        }
        let titles = spokenTitle.map { sound in
            MadePack.Row(
                slide: "title", picture: "", sound: (plan.spokenTitle?.name ?? "").inOneLine(), length: sound.1.seconds,
                changes: plan.spokenTitle == nil ? ["spoken by the machine"] : sound.1.changes)
        }
        let rows = slides.enumerated().map { number, slide in
            let note = slide.sound == nil ? nil : slide.plan.note
            return MadePack.Row(
                slide: "\(number + 1)",
                picture: slide.picture == nil ? "" : (slide.plan.picture?.name ?? "").inOneLine(),
                sound: slide.sound == nil ? "" : slide.plan.soundNames.map { $0.inOneLine() }.joined(separator: " + "),
                length: slide.sound?.1.seconds,
                changes: (slide.picture?.1.changes ?? []) + soundChanges(of: slide) + (note.map { [$0] } ?? []))
        }
        let told = recordings.map { recording in
            MadePack.Row(
                slide: recording.name.inOneLine(), picture: "", sound: recording.file.name.inOneLine(),
                length: recording.made.1.seconds, changes: recording.made.1.changes)
        }
        return MadePack(
            folder: folder, id: id, title: plan.title, isNewVersion: isNewVersion, isOfRecordings: isOfRecordings,
            rows: [covers, titles].compactMap(\.self) + rows + told, remarks: plan.remarks)
    }
}

extension MadeTale {
    private func soundChanges(of slide: Slide) -> [String] {
        guard let sound = slide.sound else { return [] }
        return slide.plan.sound == nil ? ["spoken by the machine"] : sound.1.changes
    }
}

extension TalePlan.Slide {
    /// The names of its sound files, each once.
    fileprivate var soundNames: [String] {
        let names = ([sound] + joined.map(\.file)).compactMap { $0?.name }
        return names.enumerated().filter { !names[..<$0].contains($1) }.map(\.element)
    }
}

extension ConversionAnswer.PictureFacts {
    var changes: [String] {
        let isScaled = Set([originalWidth, originalHeight]) != Set([width, height])
        return (wasTurned ? ["turned"] : [])
            + (isScaled && format != "SVG" ? ["scaled from \(originalWidth)×\(originalHeight)"] : [])
            + (format == "JPEG" ? [] : ["from \(format.inOneLine())"])
    }
}

extension ConversionAnswer.SoundFacts {
    var changes: [String] {
        let gain = (ConversionJob.Loudness.tale.integrated - loudness).rounded()
        let isHeard = loudness > -70  // the gate of EBU R 128: nothing below it can be measured
        let louder = isHeard && gain >= 1 ? ["louder by \(Int(gain)) dB"] : []
        let softer = isHeard && gain <= -1 ? ["softer by \(Int(min(-gain, 100))) dB"] : []
        return (format == "Opus" ? [] : ["from \(format.inOneLine())"]) + louder + softer
    }
}
