import Conversion
import Testing

struct OldTextTests {
    /// "Šūpoles, ķēniņš!" as Notepad writes it in each way that it offers.
    @Test(
        arguments: [
            Array("Šūpoles, ķēniņš!".utf8),
            [0xef, 0xbb, 0xbf] + Array("Šūpoles, ķēniņš!".utf8),
            [
                0xd0, 0xfb, 0x70, 0x6f, 0x6c, 0x65, 0x73, 0x2c, 0x20, 0xed, 0xe7, 0x6e, 0x69, 0xf2, 0xf0, 0x21,
            ],
            [0xff, 0xfe] + units.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] },
            [0xfe, 0xff] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] },
            units.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] },
            units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] },
        ] as [[UInt8]])
    func textsAreReadWhateverProgramHasWrittenThem(bytes: [UInt8]) {
        #expect(OldText.text(bytes) == "Šūpoles, ķēniņš!")
    }

    private static let units = Array("Šūpoles, ķēniņš!".utf16)

    @Test(arguments: [[0xff, 0xfe, 0x41], [0, 0, 0], [0x41, 0x81], [0xef, 0xbb, 0xbf, 0xff]] as [[UInt8]])
    func whatIsNoTextIsNone(bytes: [UInt8]) { #expect(OldText.text(bytes) == nil) }

    @Test(
        arguments: [
            ([0x31, 0x20, 0xbe, 0xd7, 0x70, 0x6f, 0x6c, 0x65, 0x73], "1 Šūpoles"),
            ([0x31, 0x20, 0xd0, 0xfb, 0x70, 0x6f, 0x6c, 0x65, 0x73], "1 Šūpoles"), ([0x61, 0xb0], "a░"),
        ] as [([UInt8], String)])
    func namesOfOlderZipsAreRead(bytes: [UInt8], name: String) { #expect(OldText.name(bytes) == name) }
}
