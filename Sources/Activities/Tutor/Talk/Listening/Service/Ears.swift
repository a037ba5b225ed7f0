import Engine
import Glibc
import Inference
import Installed
import Sentences

/// A running recogniser; its calls block, one after another.
struct Ears: Sendable {
    /// The path of the recogniser's file.
    let path: String
    private let process: any HelperProcess
    private let session: HearingSession

    /// The words that were heard.
    struct Heard: Hashable, Sendable {
        /// The words heard; empty if nobody spoke after all.
        let text: String
        /// The recogniser's figure for nobody's speech, 0…1.
        let noSpeech: Double
    }

    /// Starts a recogniser, with one core left free.
    ///
    /// - Parameter availableMemory: bytes that programs can get now.
    init(
        _ file: borrowing RecogniserFile, _ host: ActivityHost, availableMemory: Int, patience: Int32 = 180_000
    ) throws(InstalledRefusal) {
        guard file.neededMemory <= availableMemory else {
            throw .memory(.recogniser, file.path, needed: file.neededMemory, available: availableMemory)
        }
        do {
            process = try host.start("pasaka-ears", [])
        } catch {
            throw host.program("pasaka-ears") == nil ? .noEars : InstalledRefusal(.failed, Sentence(error))
        }
        (path, session) = (file.path, HearingSession(process.socket, patience: patience))
        let order = RecogniserOrder(
            threads: Self.threads, memoryBytes: file.header.mostMemory(fileBytes: file.bytes))
        do throws(HearingFailure) {
            _ = try session.load(file.descriptor, order)
        } catch {
            if let reason = process.end() { throw .sandbox(path, reason) }
            // One that dies of its file would do so again.
            throw InstalledRefusal(error == .died ? .unreadable : error, of: path)
        }
    }

    /// Whisper's work shares well among few.
    private static var threads: Int { min(4, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1)) }

    /// The part of a recording that is speech; by the level alone, so that nothing is started for silence.
    static func speech(in samples: [Int16]) throws(InstalledRefusal) -> [Int16] {
        switch EnergyGate().judge(samples) {
        case .silence: throw .silence
        case .noise: throw .noise
        case .speech(let range): return Array(samples[range])
        }
    }

    /// - Parameter speech: at most 30 seconds.
    func hear(_ speech: [Int16], language: String) throws(HearingFailure) -> Heard {
        let (text, report) = try session.hear(speech, HearingOrder(language: language))
        return Heard(text: HeardText.trusted(text, noSpeech: report.noSpeech), noSpeech: report.noSpeech)
    }

    /// Ends what is being heard; any thread may call it.
    func cancel() { session.cancel() }

    func end() { process.end() }
}
