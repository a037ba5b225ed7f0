import Glibc
import Inference
import Storage

/// The folder of installed voices: one folder a voice, with its files and ``VoiceRecord``.
public struct VoiceStore: Sendable {
    public let folder: String
    /// The path of `pasaka-voice`; nil if it is missing.
    let engine: String?
    /// Bytes that stay free on the disk.
    let spareBytes: Int

    public init(folder: String, engine: String?, spareBytes: Int = DiskRoom.usualSpare) {
        (self.folder, self.engine, self.spareBytes) = (folder, engine, spareBytes)
    }

    /// Whether there is a program that speaks with the voices.
    public var hasEngine: Bool { engine != nil }

    /// The installed voices by name; one whose record is missing or broken is left out.
    public var voices: [InstalledVoice] {
        guard let all = try? OpenFolder(folder) else { return [] }
        return all.names().filter { !$0.hasPrefix(".") }.compactMap { Self.voice($0, in: all, folder) }
    }

    private static func voice(_ name: String, in all: OpenFolder, _ path: String) -> InstalledVoice? {
        guard VoiceName.isOne(name), let own = try? all.inner(name, isNew: false),
            let file = try? own.open(VoiceRecord.fileName)
        else { return nil }
        defer { close(file) }
        guard let bytes = try? FileBytes.read(file, atMost: VoiceRecord.mostBytes) else { return nil }
        return VoiceRecord(json: bytes).map { InstalledVoice(name: name, folder: "\(path)/\(name)", record: $0) }
    }

    /// - Parameter name: such as `davefx`, or `kokoro:2` for the second of its speakers.
    public func voice(_ name: String) throws(VoiceRefusal) -> ChosenVoice {
        let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let voice = voices.first(where: { $0.name == parts[0] }) else { throw .unknown(name) }
        guard parts.count > 1 else { return ChosenVoice(voice: voice, speaker: 0) }
        guard let number = Int(parts[1]) else { throw .unknown(name) }
        guard (1...voice.record.speakers).contains(number) else {
            throw .noSpeaker(number, in: voice.name, most: voice.record.speakers)
        }
        return ChosenVoice(voice: voice, speaker: number - 1)
    }

    /// Removes a voice in one step: what is left after a power cut is not listed, and is swept by the next one.
    ///
    /// - Returns: its bytes.
    @discardableResult public func remove(_ name: String) throws(VoiceRefusal) -> Int {
        let voice = try voice(name).voice
        do throws(CallFailure) {
            let all = try OpenFolder(folder)
            let hidden = OpenFolder.temporary(for: voice.name)
            try all.rename(voice.name, to: hidden)
            all.sync()
            Self.erase(hidden, in: all)
        } catch {
            throw .disk(folder, error)
        }
        return voice.record.bytes
    }

    /// Removes what an interrupted run has left.
    static func sweep(_ all: OpenFolder) {
        for name in all.names() where name.hasPrefix(".") && name.hasSuffix(".new") { erase(name, in: all) }
    }

    static func erase(_ name: String, in all: OpenFolder) {
        if let own = try? all.inner(name, isNew: false) { for file in own.names() { own.remove(file) } }
        all.remove(name)
    }
}

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

    /// Opens its files for reading; the caller closes them.
    func open() throws(VoiceRefusal) -> [Int32] {
        var files: [Int32] = []
        for name in Self.files(of: record.kind) {
            do throws(ReadFailure) {
                files.append(try OrdinaryFile.open("\(folder)/\(name)"))
            } catch {
                files.forEach { close($0) }
                throw .noFile("\(folder)/\(name)", error)
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

    /// Its name for ``VoiceStore/voice(_:)``.
    public var name: String { voice.record.speakers > 1 ? "\(voice.name):\(speaker + 1)" : voice.name }

    /// espeak-ng's name of the language in which it says a text.
    ///
    /// - Parameter tag: a language tag; nil for its first language.
    public func language(for tag: String?) throws(VoiceRefusal) -> String {
        let languages = voice.record.languages
        guard let tag else { return languages.first ?? "en" }
        guard let language = voice.record.language(for: tag) else { throw .language(voice.name, languages, tag) }
        return language
    }
}

/// The names of installed voices: letters a-z, digits and hyphens.
enum VoiceName {
    private static let most = 60

    static func isOne(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= most && name.utf8.allSatisfy { isLetter($0) || $0 == 0x2d }
    }

    /// A name from a file's or folder's name without its ending.
    static func name(from text: String) -> String {
        let words = text.lowercased().utf8.split { !isLetter($0) }.map { String(decoding: $0, as: UTF8.self) }
        let name = String(words.joined(separator: "-").prefix(most))
        return name.isEmpty ? "voice" : name
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte) }
}
