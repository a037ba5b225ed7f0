import Engine
import Glibc
import Sentences
import Storage

/// The folders of pictures and sounds: the only place that turns their names into paths.
public nonisolated struct AssetFolders: Sendable {
    /// The folder of the interface's pictures and sounds.
    public let interface: String
    /// The folders of content packs, in the order of their numbers in names.
    public let stories: [String]
    /// The folder of converted clips; empty if nothing is converted.
    public let clips: String
    /// The folder of microphone takes; empty if nothing is recorded.
    public let takes: String
    /// Files in memory.
    public let memory: MemoryFiles
    /// The folders of activities' own pictures and sounds, by the first parts of their names.
    public let activities: [String: String]
    /// The maximum size of a pack's file: 4 GiB, the limit of WAV.
    private static let mostBytes = 4 << 30

    public init(
        interface: String, stories: [String], clips: String = "", takes: String = "",
        memory: MemoryFiles = MemoryFiles(), activities: [String: String] = [:]
    ) {
        self.interface = interface
        self.stories = stories
        self.clips = clips
        self.takes = takes
        self.memory = memory
        self.activities = activities
    }

    /// Why a file is not opened.
    public struct Refusal: Explained, Sendable {
        public let sentence: Sentence
    }

    /// The path for a name, and the folder that the file must not leave.
    func place(of name: String) throws(Refusal) -> (path: String, folder: String) {
        let parts = name.split(separator: "/", maxSplits: 1)
        guard parts.count == 2 else { throw Refusal(sentence: "is not a name of a picture or sound") }
        if parts[0] == "interface" { return ("\(interface)/\(parts[1])", interface) }
        if parts[0] == "clips", !clips.isEmpty, !parts[1].contains("/") { return ("\(clips)/\(parts[1])", clips) }
        if parts[0] == "takes", !takes.isEmpty, !parts[1].contains("/") { return ("\(takes)/\(parts[1])", takes) }
        if let own = activities[String(parts[0])] { return ("\(own)/\(parts[1])", own) }
        let inside = parts[1].split(separator: "/", maxSplits: 2)
        guard parts[0] == "stories", inside.count == 3, Self.isFile(inside[2]),
            let folder = self.folder(ofPack: "stories/\(inside[0])/\(inside[1])")
        else { throw Refusal(sentence: "is not a name of a picture or sound") }
        return ("\(folder)/\(inside[2])", folder)
    }

    /// The folder of a pack, such as `stories/0/racenis`; nil for any other name.
    public func folder(ofPack name: String) -> String? {
        let parts = name.split(separator: "/")
        guard parts.count == 3, parts[0] == "stories", let number = Int(parts[1]), stories.indices.contains(number)
        else { return nil }
        return "\(stories[number])/\(parts[2])"
    }

    /// A pack's file is in its folder or in the folder of one of its tellings.
    private static func isFile(_ inside: Substring) -> Bool {
        let parts = inside.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 1 || (parts.count == 3 && parts[0] == "tellings")
    }

    /// Opens a file for reading.
    ///
    /// - Returns: a descriptor that the caller closes.
    /// - Throws: ``Refusal`` for a file that is missing, not regular, too large, or outside its folder.
    public func open(_ name: String) throws(Refusal) -> Int32 {
        if name.hasPrefix("\(MemoryFiles.folder)/") {
            guard let file = memory.open(name) else { throw Refusal(sentence: Sentence(errno: ENOENT)) }
            return file
        }
        let (path, folder) = try place(of: name)
        guard let real = Self.real(path) else { throw Refusal(sentence: Sentence(errno: errno)) }
        guard let home = Self.real(folder), real.hasPrefix(home + "/") else {
            throw Refusal(sentence: "lies outside its folder")
        }
        do throws(ReadFailure) {
            return try OrdinaryFile.open(real, atMost: Self.mostBytes)
        } catch {
            switch error {
            case .notOrdinary: throw Refusal(sentence: "is not an ordinary file")
            case .tooLarge: throw Refusal(sentence: "is larger than 4 GiB")
            case .absent, .failed: throw Refusal(sentence: Sentence(errno: error.call.code))
            }
        }
    }

    private static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
