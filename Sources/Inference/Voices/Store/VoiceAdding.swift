import Confinement
import Conversion
import Glibc
import Inference
import Installed
import Storage

/// Takes a voice's files into the store: checked in the sandbox, and in one step.
public struct VoiceAdding {
    private let store: InstalledStore

    /// Bytes of a file that describes a voice, and of a model.
    private static let (mostDescribing, mostModel) = (1 << 20, 2 << 30)
    /// What a voice says to show that it makes a sound: vowels that every language has.
    private static let trial = "aaa oo."
    /// The loudest sample of a voice that can be heard, of 32767.
    private static let quietest = 300

    /// A voice that was added.
    public struct Added: Hashable, Sendable {
        public let voice: InstalledVoice
        /// Whether the very same one was there already.
        public let wasThere: Bool
    }

    public init(_ store: InstalledStore) { self.store = store }

    /// Adds a voice; blocks for seconds.
    ///
    /// - Parameter paths: a folder with the files of one voice, its files, or the model, beside which the others lie.
    public func add(_ paths: [String]) throws(InstalledRefusal) -> Added {
        guard store.canSpeak else { throw .cannotSpeak }
        let files = try VoiceFiles(paths) { path in
            OpenFolder.isFolder(path) ? (try? OpenFolder(path))?.names() ?? [] : nil
        }
        let description = try describe(files)
        try checkLanguage(of: description, files)
        return try take(files, description, in: InstallFolder(store, .voice))
    }

    // MARK: - What it says of itself

    private func describe(_ files: VoiceFiles) throws(InstalledRefusal) -> VoiceDescription {
        let paths = [files.configuration, files.card].compactMap(\.self)
        if files.kind == .kokoro, files.card == nil { return VoiceDescription() }
        let open = try paths.mapOpen(atMost: Self.mostDescribing)
        defer { open.forEach { close($0) } }
        return try inChild(files.configuration ?? files.model) { session throws(SynthesisFailure) in
            try session.describe(files.kind, open)
        }
    }

    /// Has espeak-ng say a word: a voice whose language it does not know would never speak.
    private func checkLanguage(of description: VoiceDescription, _ files: VoiceFiles) throws(InstalledRefusal) {
        guard let language = description.language else { return }
        guard let converter = store.program("pasaka-converter") else { throw .noConverter }
        do throws(ConversionRefusal) {
            _ = try Conversion(executable: converter).phonemes(of: ["a"], language: language, areTied: false)
        } catch {
            throw .language(language, of: files.model, error)
        }
    }

    // MARK: - Its files

    private func take(
        _ files: VoiceFiles, _ description: VoiceDescription, in folder: InstallFolder
    ) throws(InstalledRefusal) -> Added {
        let hidden = OpenFolder.temporary(for: files.name)
        let own = try onDisk { () throws(CallFailure) in try folder.open.inner(hidden) }
        do throws(InstalledRefusal) {
            let bytes = try copy(files, description, to: own, in: folder)
            if let same = same(as: own, files.kind) {
                folder.open.erase(hidden)
                return Added(voice: same, wasThere: true)
            }
            let facts = try check(own, files, VoiceRecord(files.kind, description, .unknown, bytes: bytes))
            let record = VoiceRecord(files.kind, description, facts, bytes: bytes)
            let name = try onDisk { () throws(CallFailure) in
                // What is no number has no JSON; the description has been checked for such.
                guard let json = try? record.json else { throw CallFailure("write", EINVAL) }
                try own.write(json, as: VoiceRecord.fileName)
                return try folder.open.rename(hidden, toFree: files.name)
            }
            let voice = InstalledVoice(name: name, folder: "\(folder.path)/\(name)", record: record)
            return Added(voice: voice, wasThere: false)
        } catch {
            folder.open.erase(hidden)
            throw error
        }
    }

    /// - Returns: the bytes of all files.
    private func copy(
        _ files: VoiceFiles, _ description: VoiceDescription, to own: OpenFolder, in folder: InstallFolder
    ) throws(InstalledRefusal) -> Int {
        let paths = [files.model, files.tokens, files.speakers].compactMap(\.self)
        let open = try paths.mapOpen(atMost: Self.mostModel)
        defer { open.forEach { close($0) } }
        let needed = open.reduce(0) { $0 + max(0, Int(lseek($1, 0, SEEK_END))) }
        try folder.checkRoom(for: needed, at: files.model)
        return try onDisk { () throws(CallFailure) in
            switch files.kind {
            case .piper:
                try own.take(open[0], as: InstalledVoice.model, description.modelMetadata)
                try own.take(nil, as: InstalledVoice.tokens, description.tokenFile)
            case .kokoro:
                for (file, name) in zip(open, InstalledVoice.files(of: .kokoro)) { try own.take(file, as: name) }
            }
            return InstalledVoice.files(of: files.kind).reduce(0) { $0 + Int(own.status(of: $1)?.st_size ?? 0) }
        }
    }

    /// The installed voice with the same model and tokens.
    private func same(as own: OpenFolder, _ kind: VoiceKind) -> InstalledVoice? {
        store.voices.first { voice in
            guard voice.record.kind == kind, let other = try? OpenFolder(voice.folder) else { return false }
            return InstalledVoice.files(of: kind).allSatisfy { name in
                guard let one = try? own.open(name), let two = try? other.open(name) else { return false }
                defer { for file in [one, two] { close(file) } }
                return (try? FileBytes.areSame(one, two)) == true
            }
        }
    }

    // MARK: - Its sound

    /// Has the voice speak, so that nobody hears only later that it cannot.
    private func check(
        _ own: OpenFolder, _ files: VoiceFiles, _ record: VoiceRecord
    ) throws(InstalledRefusal) -> VoiceFacts {
        var open: [Int32] = []
        defer { open.forEach { close($0) } }
        for name in InstalledVoice.files(of: files.kind) {
            open.append(try onDisk { () throws(CallFailure) in try own.open(name) })
        }
        return try inChild(files.model) { session throws(SynthesisFailure) in
            session.load(open, record.order(threads: 1))
            let facts = try session.awaitVoice()
            var loudest = 0
            try session.speak(SpeechOrder(phonemes: Self.trial.unicodeScalars.map(\.value)), facts) { samples in
                loudest = samples.reduce(loudest) { max($0, abs(Int($1))) }
            }
            guard loudest >= Self.quietest else { throw .silent }
            return facts
        }
    }

    /// - Parameter path: what is refused if the child fails.
    private func inChild<Answer>(
        _ path: String, _ work: (inout SynthesisSession) throws(SynthesisFailure) -> Answer
    ) throws(InstalledRefusal) -> Answer {
        let child = try store.startEngine()
        var session = SynthesisSession(child.channel)
        do throws(SynthesisFailure) {
            let answer = try work(&session)
            child.end()
            return answer
        } catch {
            if let call = child.end().refusedCall { throw .sandbox(path, call.sentence) }
            // It has died of the files.
            throw .foreign(path, error == .died ? .unreadable : error)
        }
    }

    private func onDisk<Answer>(_ work: () throws(CallFailure) -> Answer) throws(InstalledRefusal) -> Answer {
        try InstalledRefusal.writing(in: store.folder(of: .voice), work)
    }
}

extension InstalledStore {
    func startEngine() throws(InstalledRefusal) -> ChildProcess {
        guard let engine = program(Self.engine) else { throw .cannotSpeak }
        do throws(ChildProcess.Failure) {
            return try ChildProcess.start(engine, [Self.engine], over: .bytes)
        } catch {
            throw InstalledRefusal(.failed, "\(path: engine) cannot be started: \(errno: error.code)")
        }
    }
}

extension VoiceFacts {
    /// The facts before the voice is loaded.
    fileprivate static let unknown = VoiceFacts(rate: 22_050, speakers: 1)
}

extension [String] {
    /// Opens files for reading; the caller closes them.
    fileprivate func mapOpen(atMost most: Int) throws(InstalledRefusal) -> [Int32] {
        var open: [Int32] = []
        for path in self {
            do throws(ReadFailure) {
                open.append(try OrdinaryFile.open(path, atMost: most, followsLinks: true))
            } catch {
                open.forEach { close($0) }
                throw InstalledRefusal(error, of: path)
            }
        }
        return open
    }
}

extension OpenFolder {
    /// Writes a new file: another one's content, and more bytes.
    fileprivate func take(_ source: Int32?, as name: String, _ more: [UInt8] = []) throws(CallFailure) {
        let file = try create(name)
        defer { close(file) }
        if let source { try FileBytes.copy(source, to: file) }
        try FileBytes.write(more, to: file)
        try FileBytes.synchronize(file)
    }
}
