/// The format of a WAV's samples: its "fmt " chunk.
package struct WAVFormat: Hashable, Sendable {
    /// 1 for whole numbers (PCM), 3 for floating-point ones.
    package let code: Int
    package let channels: Int
    /// Frames a second: a frame has one sample for each channel.
    package let rate: Int
    /// The bits of one sample.
    package let bits: Int
    /// The bytes of a frame, as the chunk claims.
    private let claimed: Int

    package var frameBytes: Int { channels * bits / 8 }

    /// 16-bit samples, as Pasaka writes them.
    package init(rate: Int, channels: Int = 1) {
        code = 1
        self.channels = channels
        self.rate = rate
        bits = 16
        claimed = 2 * channels
    }

    /// - Parameter chunk: its bytes, without name and length; those beyond 40 do not matter.
    /// - Returns: nil if it is too short.
    package init?(_ chunk: [UInt8]) {
        guard chunk.count >= 16 else { return nil }
        // An extensible format has its actual code at the start of a GUID.
        let isExtensible = chunk.little(0, 2) == 0xfffe && chunk.count >= 40
        code = chunk.little(isExtensible ? 24 : 0, 2)
        channels = chunk.little(2, 2)
        rate = chunk.little(4, 4)
        claimed = chunk.little(12, 2)
        bits = chunk.little(14, 2)
    }

    /// Whether the player plays such samples: 8 to 32 bits of PCM, or 32-bit floats.
    ///
    /// Old phones and answering machines write A-law or µ-law; such a clip is converted, like an M4A.
    package var isPlayed: Bool { (code == 1 && [8, 16, 24, 32].contains(bits)) || (code == 3 && bits == 32) }

    /// Whether its numbers are possible, for samples that are played.
    package var isPossible: Bool {
        (1...8).contains(channels) && (1_000...384_000).contains(rate) && claimed == frameBytes
    }

    /// The 44 bytes before the samples.
    ///
    /// - Parameter dataBytes: of all samples.
    package func header(dataBytes: Int) -> [UInt8] {
        let format = [(code, 2), (channels, 2), (rate, 4), (rate * frameBytes, 4), (frameBytes, 2), (bits, 2)]
        return Array("RIFF".utf8) + [UInt8](little: 36 + dataBytes, 4) + Array("WAVEfmt ".utf8)
            + [UInt8](little: 16, 4) + format.flatMap { [UInt8](little: $0.0, $0.1) } + Array("data".utf8)
            + [UInt8](little: dataBytes, 4)
    }

    /// A whole WAV of 16-bit samples.
    package func file(_ samples: some Collection<Int16>) -> [UInt8] {
        var bytes = header(dataBytes: samples.count * 2)
        bytes.reserveCapacity(bytes.count + samples.count * 2)
        for sample in samples {
            bytes.append(UInt8(truncatingIfNeeded: sample))
            bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
        }
        return bytes
    }
}

/// A chunk of a WAV.
package struct WAVChunk: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case format, data, other }

    package let kind: Kind
    /// The bytes of its content, as it claims: 2³² − 1 is what a program writes while it does not know yet.
    package let length: Int
    /// The byte of the file at which its content starts.
    package let start: Int

    private static let most = 64

    /// Whether a file's first bytes are those of a WAV.
    package static func begin(_ head: [UInt8]) -> Bool {
        head.starts(with: "RIFF".utf8) && head.dropFirst(8).starts(with: "WAVE".utf8)
    }

    /// Visits the chunks of a WAV, at most 64, until a result is found.
    ///
    /// - Parameter bytes: the file's bytes at an offset, of a number; fewer at its end.
    package static func first<Result, Failure: Error>(
        in bytes: (_ offset: Int, _ count: Int) -> [UInt8], _ visit: (WAVChunk) throws(Failure) -> Result?
    ) throws(Failure) -> Result? {
        var at = 12
        for _ in 0..<most {
            let header = bytes(at, 8)
            guard header.count == 8 else { return nil }
            let kind: Kind =
                header.starts(with: "fmt ".utf8) ? .format : header.starts(with: "data".utf8) ? .data : .other
            let chunk = WAVChunk(kind: kind, length: header.little(4, 4), start: at + 8)
            if let result = try visit(chunk) { return result }
            at = chunk.start + chunk.length + chunk.length % 2
        }
        return nil
    }
}
