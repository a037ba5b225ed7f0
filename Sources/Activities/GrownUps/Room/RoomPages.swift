import Engine

/// The rows of the room's own pages.
enum RoomPages {
    static func sound(_ world: World, _ activities: [Activity]) -> [RoomRow] {
        let most = world[.mostVolume]
        var start = RoomRow(
            .startVolume, "interface/icon-loudspeaker.svg", .level(.startVolume, limit: .value(most), Wording.percent))
        start.note = .phrase(.startVolumeNote)
        var least = RoomRow(
            .leastVolume, "interface/icon-quiet.svg", .level(.leastVolume, limit: .value(most), Wording.percent))
        least.note = .phrase(.leastVolumeNote)
        var loudest = RoomRow(
            .mostVolume, "interface/icon-loud.svg", .level(.mostVolume, limit: .itself, Wording.percent))
        loudest.note = .phrase(.mostVolumeNote)
        var test = RoomRow(.testSound, "interface/icon-play.svg", .button([.narrate("interface/voice-start.ogg")]))
        test.label = .named("test-sound")
        return [
            start, least, loudest,
            RoomRow(
                .mostVolumeOnHeadphones, "interface/icon-headphones.svg",
                .level(.mostVolumeOnHeadphones, limit: .itself, Wording.percent)),
        ] + activities.flatMap(\.soundRows) + [test]
    }

    static func screen(_ activities: [Activity]) -> [RoomRow] {
        var letters = RoomRow(
            .letterSize, "interface/icon-size.svg",
            .choice(.letterSize) { $0 == "largest" ? .largestLetters : $0 == "large" ? .largeLetters : .usualLetters })
        letters.note = .phrase(.letterSizeNote)
        return [
            RoomRow(.brightness, "interface/icon-sun.svg", .level(.brightness, limit: nil, Wording.percent)),
            RoomRow(.reduceMotion, "interface/icon-turn.svg", .flag(.reduceMotion)),
            RoomRow(.highContrast, "interface/icon-contrast.svg", .flag(.highContrast)),
        ] + activities.flatMap(\.screenRows) + [letters]
    }

    static func rules(_ world: World) -> [RoomRow] {
        var next = RoomRow(.nextChild, "interface/icon-clock.svg", .number(.nextChild, Wording.seconds))
        next.note = .phrase(.nextChildNote)
        var spoken = RoomRow(.spokenFocus, "interface/icon-speech.svg", .flag(.spokenFocus))
        spoken.note = .phrase(.spokenFocusNote)
        let switches = RoomRow(
            .switches, "interface/icon-switch.svg",
            .choice(.switches) { $0 == "two" ? .twoSwitches : $0 == "one" ? .oneSwitch : .noSwitches })
        let pace = RoomRow(.scanPace, "interface/icon-clock.svg", .number(.scanPace, Wording.milliseconds))
        let rest = RoomRow(.switchRest, "interface/icon-pause.svg", .number(.switchRest, Wording.milliseconds))
        // What only a switch needs is not in others' way.
        return [next, spoken, switches] + (world[.switches] == "none" ? [] : [pace, rest])
    }

    /// A switch for each door that may be hidden.
    static func doors(_ world: World, _ activities: [Activity]) -> [RoomRow] {
        let doors = activities.flatMap { $0.doors(world) }.filter(\.canBeHidden)
            .sorted { ($0.size.rawValue, $0.order) < ($1.size.rawValue, $1.order) }
        return doors.map { door in
            var row = RoomRow(
                named: .text(door.word), door.picture ?? "interface/icon-door.svg", door.toggle(in: world))
            row.note = .phrase(.doorNote)
            row.label = .clips(door.spoken)
            return row
        }
    }

    static let language: [RoomRow] = [
        RoomRow(
            .grownUpsPage(.language), "interface/icon-language.svg",
            .choice(.language) { (Language(rawValue: $0) ?? .latvian).name })
    ]
}
