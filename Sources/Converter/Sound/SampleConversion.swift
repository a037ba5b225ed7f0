import Confinement
import Conversion

/// Converts any sound to raw mono samples.
struct SampleConversion {
    let rate: Int

    /// - Returns: the number of samples written.
    func convert(_ input: InputFile, to output: OutputFile) throws(ConversionReason) -> Int {
        let library = try FFmpeg.load()
        try Confinement.lockIn()
        let reader = try SoundReader(SoundSource(input), library)
        var count = 0
        try SoundFilter(Self.chain(rate: rate), library).pass(reader) { frame throws(ConversionReason) in
            count += frame.samples.count
            try output.write(UnsafeRawBufferPointer(frame.samples))
        }
        guard count > 0 else { throw ConversionReason.fixed(.silent) }
        return count
    }

    /// The filters that mix to mono and resample.
    static func chain(rate: Int) -> String { "aformat=channel_layouts=mono,aresample=\(rate)" }
}
