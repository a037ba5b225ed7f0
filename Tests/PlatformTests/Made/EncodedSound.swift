import Foundation
import TestSupport

@testable import Platform

/// A sweep that is encoded as people have it.
struct EncodedSound {
    let kind: SoundFile.Kind
    let ending: String
    let bytes: [UInt8]

    /// All three kinds, mono, of so many seconds.
    static func all(seconds: Double) throws -> [EncodedSound] {
        try [
            (.vorbis, "ogg", ["-c:a", "libvorbis"], 44_100), (.opus, "opus", ["-c:a", "libopus"], 48_000),
            (.mp3, "mp3", ["-c:a", "libmp3lame"], 44_100),
        ].map { try EncodedSound(kind: $0, ending: $1, codec: $2, rate: $3, seconds: seconds) }
    }

    private init(kind: SoundFile.Kind, ending: String, codec: [String], rate: Int, seconds: Double) throws {
        let folder = try TemporaryFolder()
        let file = "\(folder.path)/a.\(ending)"
        let sweep = "aevalsrc=0.3*sin(2*PI*(200+300*t)*t):s=\(rate):d=\(seconds)"
        try Self.ffmpeg(["-f", "lavfi", "-i", sweep] + codec + [file])
        (self.kind, self.ending, bytes) = (kind, ending, Workshop.contents(of: file))
    }

    private static func ffmpeg(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["ffmpeg", "-v", "error", "-nostdin", "-y"] + arguments
        try process.run()
        process.waitUntilExit()
    }
}
