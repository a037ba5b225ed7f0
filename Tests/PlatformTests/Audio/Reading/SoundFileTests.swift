import Glibc
import TestSupport
import Testing

@testable import Platform

struct SoundFileTests {
    private let workshop: Workshop

    init() throws { workshop = try Workshop() }

    private func read(_ bytes: [UInt8]) throws -> SoundFile {
        let file = try workshop.open("sound", bytes)
        defer { close(file) }
        return try SoundFile(file)
    }

    // MARK: - Kinds

    @Test func `a WAV is reduced to its samples`() throws {
        let samples = MadeSounds.chunk("data", [1, 2, 3, 4, 5, 6])
        let bytes = MadeSounds.riff([
            MadeSounds.chunk("LIST", Array("INFOI".utf8)), MadeSounds.format(), samples,
            MadeSounds.chunk("smpl", [UInt8](repeating: 9, count: 60)),
        ])
        let sound = try read(bytes)
        #expect(sound.kind == .wav)
        #expect(Array(bytes[sound.body]) == [1, 2, 3, 4, 5, 6])
        #expect(sound.head == Array(MadeSounds.riff([MadeSounds.format(), samples])[..<44]))
    }

    @Test func `a WAV that is cut plays whole frames`() throws {
        let whole = MadeSounds.wav([1, 2, 3, 4, 5, 6], channels: 2)
        #expect(try read(Array(whole.dropLast(3))).body == 44..<52)
    }

    @Test func `a WAV of unknown length plays to its end`() throws {
        var bytes = MadeSounds.wav([1, 2, 3])
        bytes.replaceSubrange(40..<44, with: [255, 255, 255, 255])
        #expect(try read(bytes).body == 44..<50)
    }

    @Test(
        arguments: [
            (["vorbis"], .vorbis), (["opus"], .opus), (["fishead\0", "vorbis"], .vorbis),
            (["fishead\0", "theora..", "opus"], .opus),
        ] as [([String], SoundFile.Kind)])
    func `an Ogg file is known by the first pages of its streams`(packets: [String], kind: SoundFile.Kind) throws {
        let heads = ["vorbis": MadeSounds.vorbisHead(), "opus": MadeSounds.opusHead()]
        let bytes = packets.flatMap { MadeSounds.oggPage(heads[$0, default: Array($0.utf8)]) }
        let sound = try read(bytes)
        #expect(sound.kind == kind)
        #expect(sound.body == 0..<bytes.count)
    }

    @Test func `an MP3 begins with its first frame`() throws {
        #expect(try read(MadeSounds.mp3(frames: 3)).body == 0..<(3 * 417))
    }

    @Test func `tags before an MP3 are left out`() throws {
        let tags = MadeSounds.tag("TIT2", [3, 65]) + MadeSounds.tag("TALB", [UInt8](repeating: 65, count: 5000))
        let sound = try read(tags + [0, 0, 0] + MadeSounds.mp3(frames: 2))
        #expect(sound.body.lowerBound == tags.count + 3)
        #expect(sound.zeros == 0)
    }

    @Test(arguments: ["TAG", "APETAGEX", "LYRICS200", "Brava Software Inc."])
    func `a tag behind an MP3 is covered by zeros`(mark: String) throws {
        let tag = Array(mark.utf8) + [UInt8](repeating: 32, count: 128 - mark.utf8.count)
        #expect(try read(MadeSounds.mp3(frames: 2) + tag).zeros == 256)
    }

    // MARK: - Refusals

    @Test(
        arguments: [
            (Named("nothing", []), "is too short to be a sound"),
            (Named("15 zeros", [UInt8](repeating: 0, count: 15)), "is too short to be a sound"),
            (
                Named("FLAC", Array("fLaC............".utf8)),
                "is neither Ogg Vorbis, Opus, MP3 nor WAV; convert it to .ogg"
            ),
            (
                Named("5000 zeros", [UInt8](repeating: 0, count: 5000)),
                "is neither Ogg Vorbis, Opus, MP3 nor WAV; convert it to .ogg"
            ),
            (
                Named("FLAC in Ogg", MadeSounds.oggPage(Array("\u{7f}FLAC....".utf8))),
                "is an Ogg file with neither Vorbis nor Opus in it"
            ),
            (
                Named("Ogg's mark and zeros", Array("OggS".utf8) + [UInt8](repeating: 0, count: 5000)),
                "is an Ogg file with neither Vorbis nor Opus in it"
            ),
            (Named("one frame of MP3", MadeSounds.mp3(frames: 1) + [0, 0]), "is an MP3 without sound in it"),
            (
                Named("a tag and one frame", MadeSounds.tag("TIT2", [3, 65]) + MadeSounds.mp3(frames: 1)),
                "is an MP3 without sound in it"
            ),
            (
                Named("half a tag", Array(MadeSounds.tag("TIT2", [3, 65]).prefix(20))),
                "is an MP3 whose tag is longer than the file"
            ),
        ] as [(Named<[UInt8]>, String)])
    func `it says why a file is refused`(file: Named<[UInt8]>, reason: String) throws {
        #expect { try read(file.value) } throws: { "\($0)" == reason }
    }

    @Test(arguments: [
        Named("no channel", MadeSounds.format(channels: 0)), Named("9 channels", MadeSounds.format(channels: 9)),
        Named("rate 0", MadeSounds.format(rate: 0)), Named("rate 999", MadeSounds.format(rate: 999)),
        Named("rate 400,000", MadeSounds.format(rate: 400_000)), Named("align 3", MadeSounds.format(align: 3)),
    ])
    func `impossible numbers in a WAV are refused`(format: Named<[UInt8]>) throws {
        let bytes = MadeSounds.riff([format.value, MadeSounds.chunk("data", [0, 0, 0, 0])])
        #expect(throws: SoundFile.Refusal("is a WAV with impossible numbers in its header")) { try read(bytes) }
    }

    @Test(arguments: [
        Named("Vorbis of another version", MadeSounds.vorbisHead(version: 1)),
        Named("Vorbis without a channel", MadeSounds.vorbisHead(channels: 0)),
        Named("Vorbis of 255 channels", MadeSounds.vorbisHead(channels: 255)),
        Named("Vorbis at rate 0", MadeSounds.vorbisHead(rate: 0)),
        Named("Vorbis at rate 4,294,967,295", MadeSounds.vorbisHead(rate: 0xffff_ffff)),
        Named("Vorbis of blocks of 32,768", MadeSounds.vorbisHead(blocks: 0xf8)),
        Named("Vorbis of short blocks that are longer", MadeSounds.vorbisHead(blocks: 0x8b)),
        Named("Vorbis without its end", MadeSounds.vorbisHead(framing: 0)),
        Named("Vorbis that is cut", Array(MadeSounds.vorbisHead().dropLast())),
        Named("Opus of another version", MadeSounds.opusHead(version: 16)),
        Named("Opus without a channel", MadeSounds.opusHead(channels: 0)),
        Named("Opus of 255 channels", MadeSounds.opusHead(channels: 255, family: 1)),
        Named("Opus of channels in no order", MadeSounds.opusHead(channels: 2, family: 255)),
        Named("Opus that is cut", Array(MadeSounds.opusHead().dropLast())),
    ])
    func `impossible numbers in an Ogg file are refused`(packet: Named<[UInt8]>) throws {
        #expect(throws: SoundFile.Refusal("is an Ogg file with impossible numbers in its header")) {
            try read(MadeSounds.oggPage(packet.value))
        }
    }

    @Test(arguments: [
        Named("ADPCM", MadeSounds.format(code: 2)), Named("MP3", MadeSounds.format(code: 0x55)),
        Named("0 bits", MadeSounds.format(bits: 0)), Named("12 bits", MadeSounds.format(bits: 12)),
        Named("64 bits of floating point", MadeSounds.format(code: 3, bits: 64)),
        Named("16 bits of floating point", MadeSounds.format(code: 3, bits: 16)),
        Named("an extension without content", MadeSounds.format(code: 0xfffe)),
    ])
    func `kinds of WAV that are not played are refused`(format: Named<[UInt8]>) throws {
        let bytes = MadeSounds.riff([format.value, MadeSounds.chunk("data", [0, 0, 0, 0])])
        #expect(throws: SoundFile.Refusal("is a WAV in an unsupported format; save it as 16-bit PCM")) {
            try read(bytes)
        }
    }

    /// A frame without a stated bit rate, whose end only its decoder finds.
    @Test func `an MP3 of free format is refused`() throws {
        let frame: [UInt8] = [0xff, 0xfb, 0x00, 0xc4] + [UInt8](repeating: 0, count: 413)
        #expect(throws: SoundFile.Refusal("is neither Ogg Vorbis, Opus, MP3 nor WAV; convert it to .ogg")) {
            try read(frame + frame)
        }
    }

    @Test func `samples before the format are refused`() throws {
        let bytes = MadeSounds.riff([MadeSounds.chunk("data", [0, 0, 0, 0]), MadeSounds.format()])
        #expect(throws: SoundFile.Refusal("is a WAV that ends too early")) { try read(bytes) }
    }

    @Test(arguments: [
        Named("WAV", MadeSounds.wav([1, 2, 3])), Named("MP3", MadeSounds.mp3(frames: 2)),
        Named("MP3 with a tag", MadeSounds.tag("TIT2", [3, 65]) + MadeSounds.mp3(frames: 2)),
        Named(
            "Ogg", MadeSounds.oggPage(Array("fishead\0".utf8)) + MadeSounds.oggPage(Array("OpusHead........".utf8))),
    ])
    func `wherever a file is cut there is an answer`(whole: Named<[UInt8]>) throws {
        for count in 0..<whole.value.count {
            let file = try workshop.open("cut", Array(whole.value[..<count]))
            defer { close(file) }
            do {
                #expect(try SoundFile(file).body.upperBound <= count)
            } catch {
                #expect(!"\(error)".isEmpty)
            }
        }
    }

    @Test func `the position in the file stays`() throws {
        let file = try workshop.open("sound", MadeSounds.wav([1, 2, 3]))
        defer { close(file) }
        lseek(file, 7, SEEK_SET)
        _ = try SoundFile(file)
        #expect(lseek(file, 0, SEEK_CUR) == 7)
    }
}
