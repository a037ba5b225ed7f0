import Glibc
import Sentences

/// The clips in formats that cannot be played directly (m4a, aac, flac, WAV with A-law or µ-law), which are converted
/// once into a cache folder.
public struct ConvertedClips: Hashable, Sendable {
    /// A clip to convert.
    public struct Wanted: Hashable, Codable, Sendable {
        /// The file's real path.
        public let path: String
        /// The name of the converted file.
        public let name: String
    }

    /// The folder of converted clips; nil if nothing is converted.
    public let folder: String?
    /// Why clips could not be converted, by their converted names.
    public var failures: [String: Sentence]

    public init(folder: String?, failures: [String: Sentence] = [:]) {
        self.folder = folder
        self.failures = failures
    }

    enum State: Hashable {
        /// Its name in the folder.
        case ready(String)
        case wanted(Wanted)
        /// The end of a sentence whose subject is the file.
        case failed(Sentence)
    }

    /// The conversion state of a file.
    ///
    /// It is identified by its path, size and modification time, so a new recording with the same name is
    /// converted again.
    func state(of path: String) -> State {
        var status = stat()
        guard let folder, stat(path, &status) == 0 else { return .failed("must be converted to ogg") }
        let mark = "\(path)\n\(status.st_size)\n\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
        let name = "\(Self.checksum(mark)).ogg"
        if access("\(folder)/\(name)", R_OK) == 0 { return .ready(name) }
        if let failure = failures[name] { return .failed(failure) }
        return .wanted(Wanted(path: path, name: name))
    }

    /// FNV-1a, 64 bits (IETF draft-eastlake-fnv), in hexadecimal.
    private static func checksum(_ text: String) -> String {
        let sum = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(sum, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension StoryPack {
    /// The sound to play for a file in an unplayable format: its converted version, if it exists.
    ///
    /// - Returns: the sound, or the end of a sentence with the reason.
    mutating func convertedSound(for file: String) -> Result<String, FileRefusal> {
        let path: String
        do { path = try folder.ordinaryFile(file) } catch { return .failure(error) }
        switch clips.state(of: path) {
        case .ready(let name): return .success("clips/\(name)")
        case .failed(let reason): return .failure(.unplayable(reason))
        case .wanted(let wanted):
            wantedClips.append(wanted)
            return .failure(.unplayable("is being converted; until then the slide is silent"))
        }
    }
}
