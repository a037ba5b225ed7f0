import Glibc
import Sentences

/// The clips of kinds that are not played as they are (m4a, aac, flac, WAV with A-law or µ-law), which are converted once
/// into a folder of their own.
public struct ConvertedClips: Hashable, Sendable {
    /// A clip that is to be converted.
    public struct Wanted: Hashable, Codable, Sendable {
        /// The file, without links.
        public let path: String
        /// What the converted file is to be called.
        public let name: String
    }

    /// Where converted clips lie; nil where nothing is converted.
    public let folder: String?
    /// Why clips could not be converted, by the name that they would have got.
    public var failures: [String: Sentence]

    public init(folder: String?, failures: [String: Sentence] = [:]) {
        (self.folder, self.failures) = (folder, failures)
    }

    enum State: Hashable {
        /// Its name in the folder.
        case ready(String)
        case wanted(Wanted)
        /// The end of a sentence whose subject is the file.
        case failed(Sentence)
    }

    /// What has become of a file.
    ///
    /// It is known by its path, its size and the time of its last change, so a new recording of the same name is
    /// converted anew.
    func state(of path: String) -> State {
        var status = stat()
        guard let folder, stat(path, &status) == 0 else { return .failed("must be converted to ogg") }
        let mark = "\(path)\n\(status.st_size)\n\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
        let name = "\(Self.checksum(mark)).ogg"
        if access("\(folder)/\(name)", R_OK) == 0 { return .ready(name) }
        if let failure = failures[name] { return .failed(failure) }
        return .wanted(Wanted(path: path, name: name))
    }

    /// FNV-1a, 64 bits (IETF draft-eastlake-fnv), in hexadecimal digits.
    private static func checksum(_ text: String) -> String {
        let sum = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(sum, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

extension StoryPack {
    /// The sound that is played for a file of a kind that is not: its converted twin, if there is one already.
    ///
    /// - Returns: the sound, or the end of a sentence that says why there is none.
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
