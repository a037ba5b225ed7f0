import Conversion
import Foundation
import Testing

@testable import Converter

/// Sounds through the real converter.
struct SoundConversionTests {
    private let bench: Workbench
    private let job = ConversionJob.sound(.tale)

    init() throws { bench = try Workbench() }

    /// Makes a sound with a generator of FFmpeg's.
    private func make(_ name: String, _ generator: String, _ options: String...) throws {
        let options = options.joined(separator: " ")
        try bench.run("sh", "-c", "ffmpeg -v error -y -f lavfi -i '\(generator)' \(options) \(name)")
    }

    private func facts(_ name: String) throws -> ConversionAnswer.SoundFacts? {
        guard case .sound(let facts) = try bench.convert(job, name) else { return nil }
        return facts
    }

    /// Measures what has been written, by FFmpeg's own filter.
    private func levels() throws -> (loudness: Double, truePeak: Double) {
        try bench.run("sh", "-c", "ffmpeg -hide_banner -nostats -i converted -af ebur128=peak=true -f null - 2>levels")
        let lines = String(decoding: try bench.bytes("levels"), as: UTF8.self).split(separator: "\n").suffix(14)
        func number(_ name: String) -> Double {
            let line = lines.last { $0.contains(name) }
            return line?.split(separator: " ").compactMap { Double($0) }.first ?? .nan
        }
        return (number("I:"), number("Peak:"))
    }

    @Test(arguments: [
        ("loud", "sine=440:d=4,volume=18dB"),
        ("quiet", "sine=440:d=4,volume=-30dB"),
        ("noise", "anoisesrc=d=4:c=pink:a=0.02:seed=7"),
        ("peaky", "aevalsrc=0.05*sin(2*PI*300*t)+0.9*lt(mod(t\\,0.5)\\,0.002):d=6"),
    ])
    func `a sound becomes as loud as a tale`(name: String, generator: String) throws {
        try make("\(name).wav", generator)
        _ = try bench.convert(job, "\(name).wav")
        let (loudness, truePeak) = try levels()
        #expect(abs(loudness - -18) <= 0.5, "\(name): \(loudness) LUFS")
        #expect(truePeak <= -2, "\(name): \(truePeak) dBTP")
    }

    @Test func `several sounds are joined to one`() throws {
        try make("a.wav", "sine=440:d=3")
        try make("b.ogg", "sine=880:d=2", "-af volume=-20dB,aformat=channel_layouts=stereo -c:a libvorbis")
        let (a, b) = try (bench.bytes("a.wav"), bench.bytes("b.ogg"))
        try bench.write("both", a + b)
        let parts = [
            ConversionJob.SoundPart(bytes: a.count..<(a.count + b.count)),
            ConversionJob.SoundPart(bytes: 0..<a.count, clip: 1...2.5),
            ConversionJob.SoundPart(bytes: 0..<a.count, clip: 0...0.5),
        ]
        guard case .sound(let facts) = try bench.convert(.sound(.tale, parts: parts), "both") else { return }
        #expect(abs(facts.seconds - 4) < 0.05)
        #expect(facts.format == "Vorbis")
        #expect(abs(try levels().loudness - -18) <= 0.5)
        // Below 600 Hz nothing of the first sound remains, above it nothing of the others.
        try bench.run(
            "sh", "-c",
            "ffmpeg -v error -i converted -af lowpass=600:p=2,lowpass=600,volume=6dB,silencedetect=n=-35dB:d=1,ametadata=print:file=gaps -f null -"
        )
        #expect(String(decoding: try bench.bytes("gaps"), as: UTF8.self).contains("silence_start=0"))
    }

    @Test func `a part that lies outside the file is refused`() throws {
        try make("a.wav", "sine=440:d=1")
        let job = ConversionJob.sound(.tale, parts: [.init(bytes: 1_000_000..<2_000_000)])
        #expect(try bench.refusal(job, "a.wav")?.hasPrefix("is not a sound that can be read") == true)
    }

    @Test func `silence stays silence`() throws {
        try make("silence.wav", "anullsrc=r=44100:cl=mono", "-t 2")
        #expect(
            try facts("silence.wav")
                == ConversionAnswer.SoundFacts(seconds: 2, loudness: -70, truePeak: -70, format: "WAV"))
        #expect(try levels().loudness <= -70)
    }

    @Test(arguments: [
        ("a.m4a", "-c:a aac", "AAC"), ("a.aac", "-c:a aac", "AAC"), ("alac.m4a", "-c:a alac", "ALAC"),
        ("a.mp3", "", "MP3"), ("a.ogg", "-c:a libvorbis", "Vorbis"), ("a.opus", "-c:a libopus", "Opus"),
        ("a.flac", "", "FLAC"), ("a.wav", "", "WAV"), ("a24.wav", "-c:a pcm_s24le -ar 96000", "WAV"),
        ("alaw.wav", "-c:a pcm_alaw -ar 8000", "WAV"), ("mulaw.wav", "-c:a pcm_mulaw -ar 8000", "WAV"),
        ("a.webm", "-c:a libopus", "Opus"), ("a.mp4", "-c:a aac", "AAC"), ("a.wma", "-c:a wmav2", "WMA"),
        ("old.wma", "-c:a wmav1", "WMA"), ("a.caf", "-c:a pcm_s16be", "WAV"), ("a.mp2", "-c:a mp2", "MP2"),
        ("a.3gp", "-c:a aac", "AAC"), ("a.weba", "-f webm -c:a libopus", "Opus"),
        ("a.m4r", "-f ipod -c:a aac", "AAC"), ("a.3ga", "-f 3gp -c:a aac", "AAC"),
    ])
    func `every kind of sound is read`(name: String, options: String, format: String) throws {
        try make(name, "sine=440:d=3", options)
        let facts = try facts(name)
        #expect(facts?.format == format)
        #expect(abs((facts?.seconds ?? 0) - 3) < 0.1)
        #expect(try bench.bytes("converted").starts(with: Array("OggS".utf8)))
    }

    @Test(arguments: ["dictaphone.amr", "film.3gp"])
    func `a phone's old recording is read`(name: String) throws {
        try bench.take("dictaphone.amr")
        try bench.run("ffmpeg", "-v", "error", "-i", "dictaphone.amr", "-c:a", "copy", "film.3gp")
        let facts = try facts(name)
        #expect(facts?.format == "AMR")
        #expect(abs((facts?.seconds ?? 0) - 2) < 0.1)
    }

    @Test(arguments: ["drms", "enca", "aavd"])
    func `a sound that a shop has locked is called so`(name: String) throws {
        try make("a.m4a", "sine=440:d=2", "-c:a aac")
        var bytes = try bench.bytes("a.m4a")
        // A sample description is a name and six zeros.
        let place = try #require(bytes.firstRange(of: Array("mp4a".utf8) + [0, 0, 0, 0, 0, 0]))
        bytes.replaceSubrange(place.prefix(4), with: Array(name.utf8))
        try bench.write("locked.m4a", bytes)
        #expect(try bench.refusal(job, "locked.m4a") == "is protected against copying (DRM)")
    }

    @Test(arguments: ["a.m4a", "a.3gp", "a.mp4"])
    func `a recording that was never finished is called so`(name: String) throws {
        try make(name, "sine=440:d=2", "-c:a aac")
        let bytes = try bench.bytes(name)
        let table = try #require(bytes.firstRange(of: Array("moov".utf8)))
        try bench.write("cut.m4a", Array(bytes[..<(table.lowerBound - 4)]))
        #expect(
            try bench.refusal(job, "cut.m4a")
                == "is an unfinished recording: its end, which says how to play it, is missing")
    }

    @Test(arguments: [("mono", 1), ("stereo", 2), ("5.1", 2)])
    func `one channel stays one and more become two`(layout: String, channels: Int) throws {
        try make("a.wav", "sine=440:d=1", "-af aformat=channel_layouts=\(layout)")
        _ = try bench.convert(job, "a.wav")
        let written = try bench.bytes("converted")
        let head = try #require(written.firstRange(of: Array("OpusHead".utf8)))
        #expect(written[head.upperBound + 1] == UInt8(channels))
    }

    @Test func `nothing but the sound is kept`() throws {
        try make("a.wav", "sine=440:d=1")
        try bench.write("c.ppm", MadePictures.quarters)
        try bench.run(
            "ffmpeg", "-v", "error", "-i", "a.wav", "-i", "c.ppm", "-map", "0", "-map", "1", "-c:v", "mjpeg",
            "-disposition:v", "attached_pic", "-metadata", "title=secret title", "-metadata", "location=secret place",
            "a.m4a")
        _ = try bench.convert(job, "a.m4a")
        let text = String(decoding: try bench.bytes("converted"), as: Unicode.ASCII.self)
        #expect(["secret", "Lav", "TITLE", "PICTURE", "JFIF"].filter { text.contains($0) } == [])
    }

    @Test func `what has no sound is refused`() throws {
        try make("film.mp4", "color=red:s=64x64:d=1", "-c:v mpeg4")
        try make("none.wav", "sine=440:d=1", "-t 0")
        try make("whole.mp3", "sine=440:d=1")
        try bench.write("list.m3u8", Array("#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile:///etc/passwd\n".utf8))
        let sentences = try ["film.mp4", "none.wav", "list.m3u8"].map { try bench.refusal(job, $0) }
        #expect(
            sentences == [
                "has no sound in it", "has no sound in it: it lasts zero seconds",
                "is not a sound that can be read (WAV, MP3, Ogg, Opus, FLAC, M4A, AAC), or is damaged",
            ])
    }

    @Test func `more than half an hour is refused, but not a part at its start`() throws {
        try make("long.flac", "anullsrc=r=8000:cl=mono", "-t 1860")
        #expect(try bench.refusal(job, "long.flac") == "lasts 31 minutes; at most 30 are allowed")
        #expect(try bench.bytes("converted") == [])
        let part = ConversionJob.sound(.tale, parts: [.init(clip: 1...3)])
        guard case .sound(let facts) = try bench.convert(part, "long.flac") else { return }
        #expect(abs(facts.seconds - 2) < 0.1)
    }

    @Test func `a header that claims four hours is not believed`() throws {
        try make("a.wav", "sine=440:d=1", "-fflags +bitexact")
        var bytes = try bench.bytes("a.wav")
        bytes.replaceSubrange(40..<44, with: [0, 0, 0, 0x40])
        try bench.write("liar.wav", bytes)
        #expect(try facts("liar.wav")?.seconds == 1)
    }

    @Test func `samples are mixed and resampled`() throws {
        try make("a.wav", "aevalsrc=0.5|0.25:s=48000:d=1")
        guard case .samples(let count) = try bench.convert(.samples(rate: 16_000), "a.wav") else {
            Issue.record("no samples")
            return
        }
        let samples = try bench.bytes("converted").withUnsafeBytes { Array($0.bindMemory(to: Float.self)) }
        #expect(samples.count == count)
        #expect(abs(count - 16_000) <= 16)
        #expect(abs((samples.dropFirst(8000).first ?? 0) - 0.375) < 0.01)
    }
}
