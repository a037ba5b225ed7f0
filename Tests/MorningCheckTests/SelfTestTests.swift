import Engine
import Testing

@testable import MorningCheck

struct SelfTestTests {
    @Test func `lights are in the order of the subjects, the last of each`() {
        let test = SelfTest([Light(.clock), Light(.sound, .noSoundDevice), Light(.picture), Light(.sound)])
        #expect(test.lights == [Light(.picture), Light(.sound), Light(.clock)])
    }

    @Test func `the worst light is the overall light`() {
        #expect(SelfTest().signal == .green)
        #expect(SelfTest([Light(.touch, .noTouchScreen), Light(.clock)]).signal == .amber)
        #expect(SelfTest([Light(.touch, .noTouchScreen), Light(.sound, .deafSoundDevice)]).signal == .red)
    }

    @Test func `it is complete when every subject has a light`() {
        var test = SelfTest(Subject.allCases.dropLast().map { Light($0) })
        #expect(!test.isWhole)
        test.take(Light(.activities, .brokenActivity))
        #expect(test.isWhole)
    }

    @Test(arguments: [
        (Light(.tales, "6"), "✓     Pasakas     kārtībā (6)"),
        (Light(.clock, .clockAhead), "✗ L2  Pulkstenis  Pulkstenis rāda tālu nākotni. Iestatiet pulksteni."),
        (
            Light(.space, .littleSpace, "60 MB, /"),
            "! V2  Vieta       Vietas paliek maz. Izdzēsiet nevajadzīgās pasakas vai ierakstus. (60 MB, /)"
        ),
    ])
    func `a light is shown in one line`(light: Light, line: String) { #expect(light.line == line) }

    @Test func `every red finding has a picture of what to do, and no other`() {
        for finding in Finding.allCases {
            #expect((finding.entry.signal == .red) == (finding.entry.remedy != nil), "\(finding.rawValue)")
        }
    }

    @Test(arguments: Finding.allCases) func `what is wrong is said in one language at a time`(finding: Finding) {
        let latvian = finding.wording.text(in: .latvian), english = finding.wording.text(in: .english)
        #expect(latvian != english)
        let isPlain = english.allSatisfy { $0.isASCII }
        #expect(isPlain)
    }

    @Test func `the table has a line for each code`() {
        let lines = Finding.table.split(separator: "\n")
        #expect(lines.map { String($0.prefix(2)) } == Finding.allCases.map(\.rawValue))
        #expect(lines.allSatisfy { $0.hasSuffix(".") })
    }
}
