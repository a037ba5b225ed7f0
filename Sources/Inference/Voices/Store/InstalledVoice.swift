import Glibc
import Inference
import Installed
import Storage

/// A voice that is installed.
public struct InstalledVoice: Hashable, Sendable {
    public let name: String
    let folder: String
    public let record: VoiceRecord

    static let (model, tokens, speakers) = ("model.onnx", "tokens.txt", "voices.bin")

    /// The names of a kind's files, in the order of ``SynthesisSession/load(_:_:)``.
    static func files(of kind: VoiceKind) -> [String] {
        switch kind {
        case .piper: [model, tokens]
        case .kokoro: [model, tokens, speakers]
        }
    }

    /// - Returns: nil if its record is missing or broken.
    init?(_ entry: InstalledEntry) {
        let path = "\(entry.path)/\(VoiceRecord.fileName)"
        guard let bytes = try? OrdinaryFile.read(path, atMost: VoiceRecord.mostBytes),
            let record = VoiceRecord(json: bytes)
        else { return nil }
        self.init(name: entry.name, folder: entry.path, record: record)
    }

    init(name: String, folder: String, record: VoiceRecord) {
        (self.name, self.folder, self.record) = (name, folder, record)
    }

    /// Opens its files for reading; the caller closes them.
    func open() throws(InstalledRefusal) -> [Int32] {
        var files: [Int32] = []
        for name in Self.files(of: record.kind) {
            do throws(ReadFailure) {
                files.append(try OrdinaryFile.open("\(folder)/\(name)"))
            } catch {
                files.forEach { close($0) }
                throw InstalledRefusal(error, of: "\(folder)/\(name)")
            }
        }
        return files
    }
}

/// A voice, and which of its speakers.
public struct ChosenVoice: Hashable, Sendable {
    public let voice: InstalledVoice
    /// The speaker's number, from 0.
    public let speaker: Int

    public init(voice: InstalledVoice, speaker: Int) { (self.voice, self.speaker) = (voice, speaker) }

    /// Its name for ``InstalledStore/voice(_:)``.
    public var name: String { voice.record.speakers > 1 ? "\(voice.name):\(speaker + 1)" : voice.name }

    /// espeak-ng's name of the language in which it says a text.
    ///
    /// - Parameter tag: a language tag; nil for its first language.
    public func language(for tag: String?) throws(InstalledRefusal) -> String {
        let languages = voice.record.languages
        guard let tag else { return languages.first ?? "en" }
        guard let language = voice.record.language(for: tag) else { throw .language(voice.name, languages, tag) }
        return language
    }
}

extension InstalledStore {
    /// Whether there is a program that speaks with the voices.
    public var canSpeak: Bool { program(Self.engine) != nil }

    static let engine = "pasaka-voice"

    /// The installed voices by name; one whose record is missing or broken is left out.
    public var voices: [InstalledVoice] { entries(of: .voice).compactMap(InstalledVoice.init) }

    /// - Parameter name: such as `davefx`, or `kokoro:2` for the second of its speakers.
    public func voice(_ name: String) throws(InstalledRefusal) -> ChosenVoice {
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let voice = voices.first(where: { $0.name == parts[0] }) else { throw .unknown(.voice, name) }
        guard parts.count > 1 else { return ChosenVoice(voice: voice, speaker: 0) }
        guard let number = Int(parts[1]) else { throw .unknown(.voice, name) }
        guard (1...voice.record.speakers).contains(number) else {
            throw .noSpeaker(number, in: voice.name, most: voice.record.speakers)
        }
        return ChosenVoice(voice: voice, speaker: number - 1)
    }
}
