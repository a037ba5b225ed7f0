/// The words of the morning check.
public enum CheckWording: Hashable, Sendable {
    case greeting, allRight
    case subject(Subject)
    case remedy(Remedy)
    case finding(Finding)

    public enum Subject: Hashable, Sendable, CaseIterable {
        case picture, sound, touch, space, tales, memory, clock, saving, sticks, confinement, boot, activities
    }

    public enum Remedy: Hashable, Sendable, CaseIterable { case loudspeaker, touch, space, clock, restart, keeper }

    /// What is wrong and what to do.
    public enum Finding: Hashable, Sendable, CaseIterable {
        case wrongPicture, noFonts, otherFonts, noDisplay, noSoundDevice, deafSoundDevice, unheardSoundDevice, noChirp
        case noTouchScreen, noInput, unusedTouchScreen, unknownInput, hardlyAnySpace, littleSpace
        case noTales, brokenTales, tornTales, hardlyAnyMemory, littleMemory, clockBehind, clockAhead, emptyClockBattery
        case nothingIsKept, keptInMemory, keptBeside, sticksLeftAlone, noLandlock, refusedCall, openBootMenu
        case brokenActivity, noAnswer
    }
}
