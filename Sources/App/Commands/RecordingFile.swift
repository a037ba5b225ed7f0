import Engine
import FoundationEssentials
import Platform
import Sentences
import Storage

/// Recordings on the disk, and screenshots made from them.
@MainActor enum RecordingFile {
    /// The largest recording, in bytes: hours of play.
    private static let mostBytes = 256 << 20

    /// - Throws: ``Stagehand/Failure`` with a sentence that names the file.
    static func read(_ path: String) throws -> Recording {
        let data: Data
        do { data = Data(try OrdinaryFile.read(path, atMost: mostBytes, followsLinks: true)) } catch {
            throw Stagehand.Failure("\(path: path): the recording cannot be read")
        }
        let decoder = JSONDecoder()
        decoder.userInfo[.vocabulary] = activities.vocabulary
        do {
            let format = try? decoder.decode(Format.self, from: data).version  // a report has another version
            let recording = format == nil || format == Recording.version ? try decode(data, with: decoder) : nil
            guard let recording, recording.version == Recording.version else {
                let version = recording?.version ?? format ?? 0
                throw Stagehand.Failure(
                    "\(path: path): the recording has format \(version); this Pasaka plays format \(Recording.version)")
            }
            return recording
        } catch let failure as Stagehand.Failure {
            throw failure
        } catch {
            throw Stagehand.Failure("\(path: path): this is not a recording of Pasaka")
        }
    }

    /// The common part of recordings of every version.
    private struct Format: Decodable {
        let version, ticks: Int
    }

    /// A recording, or a report that contains one.
    private static func decode(_ data: Data, with decoder: JSONDecoder) throws -> Recording {
        do { return try decoder.decode(Recording.self, from: data) } catch {
            guard let recording = try decoder.decode(Report.Recordings.self, from: data).recording else { throw error }
            return recording
        }
    }

    static func write(_ recording: Recording, to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            // Also what was typed, and the grown-ups' digits.
            try MessageFile.replace(path, with: Array(try encoder.encode(recording)), mode: 0o600)
        } catch {
            throw Stagehand.Failure("\(path: path): the recording cannot be written")
        }
    }

    /// The ticks to photograph: those requested, or one per second and the last.
    static func stops(_ text: String?, of recording: Recording) throws -> [Int] {
        guard let text else { return Array(stride(from: 0, to: recording.ticks, by: 60)) + [recording.ticks] }
        return try text.split(separator: ",").map { part in
            guard let tick = Int(part), (0...recording.ticks).contains(tick) else {
                throw Stagehand.Failure(
                    "--at \(text: text): \(text: String(part)) is not a tick from 0 to \(recording.ticks), where the recording ends"
                )
            }
            return tick
        }
    }

    /// Takes screenshots of a recording, each named by its tick, such as `00060.png`.
    ///
    /// Equal recordings give equal pixels.
    static func photograph(
        _ recording: Recording, stops: [Int], size: PixelSize?, into folder: String, decoder: PictureDecoder
    ) throws {
        OpenFolder.make(folder)
        let renderer = try Renderer(width: size?.width ?? 1600, height: size?.height ?? 1200, decoder: decoder)
        try recording.replay(activities, stops: stops) { tick, show in
            try renderer.paintWhole(show.picture)
            let number = String(tick)
            let name = String(repeating: "0", count: max(0, 5 - number.count)) + number
            try renderer.savePhotograph(to: "\(folder)/\(name).png")
        }
    }
}
