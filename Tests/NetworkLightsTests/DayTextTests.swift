import Foundation
import NetworkShelf
import Testing

@testable import NetworkLights

struct DayTextTests {
    private func read(_ text: String, isLast: Bool = true) -> KioskDay? {
        try? DayText.read(Array(text.utf8), isLast: isLast)
    }

    private let day = KioskDay(
        date: "2026-11-29", name: "Cēsis \"A\" 👩‍👧\n", kiosk: "0123456789abcdef", pasaka: "0.2.0", debian: "12",
        index: 14, ring: "pilot", lights: ["S1", "U1"], free: 900, starts: 2, crashes: 1,
        tales: ["racenis": .init(begun: 3, heard: 2, leafed: 1), "a": .init()])

    @Test(arguments: [[], [.prettyPrinted, .sortedKeys], .withoutEscapingSlashes] as [JSONEncoder.OutputFormatting])
    func `what a kiosk writes is read`(formatting: JSONEncoder.OutputFormatting) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        #expect(try DayText.read(Array(encoder.encode(day)), isLast: true) == day)
    }

    @Test func `tales that are not wanted are stepped over, and what a later kiosk adds`() {
        let text = #"{"new": {"a": ["}", {}], "b": null}, "x": -1.5e3, "date": "d", "tales": {"t": {"begun": 1}}}"#
        #expect(read(text, isLast: false) == KioskDay(date: "d"))
        #expect(read(text)?.tales == ["t": .init(begun: 1)])
    }

    @Test func `numbers keep within limits`() {
        let most = String(repeating: "9", count: 400)
        #expect(read(#"{"free": \#(most), "index": -7}"#) == KioskDay(date: "", free: 1_000_000_000))
    }

    @Test(arguments: [
        "", "{", "}", "[]", "null", "{}x", #"{"date"}"#, #"{"date": 1}"#, #"{"index": "1"}"#, #"{"index": 1.5}"#,
        #"{"index": }"#, #"{"lights": ["S1"}"#, #"{"lights": [1]}"#, #"{"date": "a}"#, #"{"date": "a\"#,
        #"{"date": "\x"}"#, #"{"x": ]}"#, #"{"x": [}"#, #"{"tales": []}"#, #"{"date": "a",}"#, #"{"a": 1 "b": 2}"#,
        String(repeating: #"{"x":"#, count: 600), #"{"x":"# + String(repeating: "[", count: 3000),
        #"{"date": "\#(String(repeating: "a", count: 4096))"}"#,
    ])
    func `anything else is no day`(text: String) { #expect(read(text) == nil) }

    @Test func `bytes that are no text are no day`() {
        let bytes = Array(#"{"date": ""#.utf8) + [0xff, 0xfe] + Array(#""}"#.utf8)
        #expect(throws: DayText.NoDay.self) { try DayText.read(bytes, isLast: true) }
    }

    @Test func `any bytes at all end in a day or none`() {
        var seed: UInt64 = 1
        let alphabet = Array(#"{}[]",:\u0d8"datelights -1e."#.utf8)
        for _ in 0..<20_000 {
            let bytes = (0..<40).map { _ in
                seed = seed &* 6_364_136_223_846_793_005 &+ 1
                return alphabet[Int(seed >> 33) % alphabet.count]
            }
            _ = try? DayText.read(Array(#"{"a":"#.utf8) + bytes, isLast: true)
        }
    }
}
