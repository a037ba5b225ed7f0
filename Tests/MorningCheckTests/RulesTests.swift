import Testing

@testable import MorningCheck

/// The way from a measurement to a light.
struct RulesTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let fact: Fact
        let light: Light

        init(_ fact: Fact, _ light: Light) {
            self.fact = fact
            self.light = light
        }

        var testDescription: String { "\(fact)" }
    }

    private static func touch(_ seen: Int?, _ screens: Int, _ mice: Int = 0, _ keyboards: Int = 0) -> Fact {
        .touch(
            TouchFacts(
                seen: seen,
                devices: TouchFacts.Devices(touchScreens: screens, mice: mice, keyboards: keyboards)))
    }

    private static func space(_ bytes: Int...) -> Fact {
        .space(bytes.enumerated().map { FreeSpace(folder: "/f\($0)", bytes: $1) })
    }

    private static func clock(_ year: Int, battery: Int? = nil) -> Fact {
        .clock(ClockFacts(year: year, buildYear: 2026, batteryYear: battery))
    }

    static let cases: [Case] = [
        Case(.network(nil), Light(.network)),
        Case(.network(NetworkFacts(days: 0, age: 60)), Light(.network, "days since then: 0")),
        Case(.network(NetworkFacts(refusal: "W1", days: 7)), Light(.network, "days since then: 7")),
        Case(
            .network(NetworkFacts(refusal: "W1", days: 8)), Light(.network, .networkAway, "days since then: 8")),
        Case(.network(NetworkFacts(refusal: "W1")), Light(.network, .networkAway)),
        Case(
            .network(NetworkFacts(refusal: "W3", days: 0)), Light(.network, .networkUnsigned, "days since then: 0")),
        Case(
            .network(NetworkFacts(days: 0, age: 61)), Light(.network, .networkSilent, "days since then: 61")),
        Case(.network(NetworkFacts(refusal: "X9", days: 1)), Light(.network, "days since then: 1")),
        Case(.picture(PictureFacts(renderer: "opengl")), Light(.picture, "opengl")),
        Case(
            .picture(PictureFacts(renderer: "opengl", hasDisplay: false, failure: "black", hasFonts: false)),
            Light(.picture, .wrongPicture, "black")),
        Case(.picture(PictureFacts(renderer: "opengl", hasFonts: false)), Light(.picture, .noFonts)),
        Case(
            .picture(PictureFacts(renderer: "opengl", replacedFonts: ["title", "words"])),
            Light(.picture, .otherFonts, "title, words")),
        Case(.picture(PictureFacts(renderer: "software", hasDisplay: false)), Light(.picture, .noDisplay)),

        Case(.sound(SoundFacts(driver: "alsa", consumed: 0.6, peak: 0.2)), Light(.sound, "alsa")),
        Case(.sound(SoundFacts(driver: nil, failure: "no card")), Light(.sound, .noSoundDevice, "no card")),
        Case(.sound(SoundFacts(driver: "alsa", hasBegun: false, consumed: 0.6)), Light(.sound, .noChirp, "alsa")),
        Case(.sound(SoundFacts(driver: "alsa", consumed: 0.05, peak: 0.2)), Light(.sound, .deafSoundDevice, "alsa")),
        Case(.sound(SoundFacts(driver: "alsa", consumed: 0.6, peak: 0)), Light(.sound, .deafSoundDevice, "alsa")),
        Case(
            .sound(SoundFacts(driver: "dummy", consumed: 0.6, peak: 0.2)), Light(.sound, .unheardSoundDevice, "dummy")),

        Case(touch(1, 1), Light(.touch)),
        Case(.touch(TouchFacts(seen: 1, devices: nil)), Light(.touch)),
        Case(touch(nil, 1), Light(.touch)),
        Case(touch(0, 1), Light(.touch, .unusedTouchScreen)),
        Case(touch(0, 0, 1), Light(.touch, .noTouchScreen)),
        Case(touch(nil, 0, 0, 1), Light(.touch, .noTouchScreen)),
        Case(touch(0, 0), Light(.touch, .noInput)),
        Case(.touch(TouchFacts(seen: 0, devices: nil)), Light(.touch, .unknownInput)),

        Case(space(2_000_000_000, 700_000_000), Light(.space, "700 MB, /f1")),
        Case(space(2_000_000_000, 499_999_999), Light(.space, .littleSpace, "499 MB, /f1")),
        Case(space(49_999_999, 700_000_000), Light(.space, .hardlyAnySpace, "49 MB, /f0")),
        Case(space(50_000_000), Light(.space, .littleSpace, "50 MB, /f0")),
        Case(
            .space([FreeSpace(folder: "/f", bytes: 9_000_000_000, hasRoomForFiles: false)]),
            Light(.space, .hardlyAnySpace, "/f")),
        Case(.space([]), Light(.space)),

        Case(.tales(TaleFacts(count: 6)), Light(.tales, "6")),
        Case(.tales(TaleFacts(count: 0)), Light(.tales, .noTales)),
        Case(.tales(TaleFacts(count: 0, broken: ["a"])), Light(.tales, .brokenTales, "a")),
        Case(
            .tales(TaleFacts(count: 5, broken: ["a", "b", "c", "d"], problems: ["e"])),
            Light(.tales, .brokenTales, "a; b; +2")),
        Case(.tales(TaleFacts(count: 6, problems: ["a: torn"])), Light(.tales, .tornTales, "a: torn")),

        Case(.memory(MemoryFacts(available: 900_000_000)), Light(.memory, "900 MB")),
        Case(
            .memory(MemoryFacts(available: 900_000_000, ownRest: 150_000_000)),
            Light(.memory, .littleMemory, "150 MB")),
        Case(.memory(MemoryFacts(available: 99_999_999, ownRest: 1 << 40)), Light(.memory, .hardlyAnyMemory, "99 MB")),

        Case(clock(2026), Light(.clock, "2026")),
        Case(clock(2046, battery: 2046), Light(.clock, "2046")),
        Case(clock(2025), Light(.clock, .clockBehind, "2025")),
        Case(clock(2047), Light(.clock, .clockAhead, "2047")),
        Case(clock(2026, battery: 2000), Light(.clock, .emptyClockBattery, "2000")),
        Case(clock(1970, battery: 1970), Light(.clock, .clockBehind, "1970")),

        Case(.saving(failure: nil), Light(.saving)),
        Case(.saving(failure: "/s: full"), Light(.saving, .nothingIsKept, "/s: full")),
        Case(.saving(failure: "/s: full", place: .memory("/s")), Light(.saving, .nothingIsKept, "/s: full")),
        Case(.saving(failure: nil, place: .memory("/s/p")), Light(.saving, .keptInMemory, "/s/p")),
        Case(.saving(failure: nil, place: .besideMissing("/s")), Light(.saving, .keptBeside, "/s")),
        Case(.sticks(starts: 0), Light(.sticks)),
        Case(.sticks(starts: 3), Light(.sticks)),
        Case(.sticks(starts: 4), Light(.sticks, .sticksLeftAlone)),
        Case(.confinement(landlock: 4), Light(.confinement, "Landlock 4")),
        Case(.confinement(landlock: 0), Light(.confinement, .noLandlock)),
        Case(
            .confinement(landlock: 4, refused: ["a call: 1, 3 ×"]),
            Light(.confinement, .refusedCall, "a call: 1, 3 ×")),
        Case(.boot(isLocked: true), Light(.boot)),
        Case(.boot(isLocked: false), Light(.boot, .openBootMenu)),
        Case(.boot(isLocked: nil), Light(.boot)),
        Case(.updates(nil), Light(.updates)),
        Case(.updates(UpdateFacts(days: nil)), Light(.updates, .neverUpdated)),
        Case(.updates(UpdateFacts(days: 1)), Light(.updates, "days since then: 1")),
        Case(.updates(UpdateFacts(days: 30)), Light(.updates, "days since then: 30")),
        Case(.updates(UpdateFacts(days: 31)), Light(.updates, .oldUpdate, "days since then: 31")),
        Case(.updates(UpdateFacts(days: 120)), Light(.updates, .oldUpdate, "days since then: 120")),
        Case(.updates(UpdateFacts(days: 121)), Light(.updates, .veryOldUpdate, "days since then: 121")),
        Case(.activities(problems: []), Light(.activities)),
        Case(.activities(problems: ["a: b"]), Light(.activities, .brokenActivity, "a: b")),
        Case(.silence(.tales), Light(.tales, .noAnswer)),
    ]

    @Test(arguments: cases) func `a measurement becomes a light`(wanted: Case) {
        #expect(Light(wanted.fact).line == wanted.light.line)
    }
}
