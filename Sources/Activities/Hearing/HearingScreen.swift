import Engine

extension Setting where Value == Int {
    /// What a sound level meter has shown, dB(A): where the hearing guard's page begins.
    static var meterReading: Self { Self("meterReading", 65, .number(40...100, step: 1)) }
}

/// The hearing guard's page of the room: the bar of seven days, and the noise that a meter is held to.
struct HearingScreen: Screen {
    typealias Action = RoomScreen.Action

    static let noise: Sound = "interface/sound-noise.ogg"
    /// How often the noise of 12 s follows itself.
    static let mostRepeats = 15

    private var page: RoomScreen
    /// How often the noise may still follow itself; nil while it is silent.
    private(set) var repeatsLeft: Int?

    init(world: World) { page = RoomScreen(world: world) { Self.page($0) } }

    static func page(_ world: World) -> RoomPage {
        let output = world[Loudspeaker.self]?.output ?? .unknown
        let record = world[HearingRecord.self] ?? HearingRecord()
        let isCalibrated = record.isCalibrated(for: output)
        let meter = world[.meterReading]
        var rows = [week(record, world, isCalibrated)]
        rows += [
            RoomRow(
                .hearingNoise, "interface/icon-loudspeaker.svg",
                .button([.narrate(noise), .ask(HearingRequest.listen)])),
            RoomRow(.hearingMeter, "interface/icon-microphone.svg", .number(.meterReading, Wording.decibels)),
            RoomRow(.hearingKeep, "interface/icon-check.svg", .button([.ask(HearingRequest.calibrate(meter: meter))])),
        ]
        rows[1].note = .phrase(.hearingHold)
        rows[1].label = .named("hearing-noise")
        rows[3].label = .named("hearing-keep")
        if isCalibrated {
            rows.append(
                RoomRow(.hearingForget, "interface/icon-remove.svg", .button([.ask(HearingRequest.forget)])))
            rows[4].label = .named("hearing-forget")
        }
        return RoomPage(.hearingGuard, rows)
    }

    /// The bar of the last seven days, or why there is none.
    private static func week(_ record: HearingRecord, _ world: World, _ isCalibrated: Bool) -> RoomRow {
        guard isCalibrated else {
            var row = RoomRow(.hearingUncalibrated, "interface/icon-ear.svg", .words)
            row.note = .phrase(.hearingHowTo)
            return row
        }
        let dose = record.dose(until: record.day(by: world[Daytime.self]?.day))
        var row = RoomRow(.hearingWeek(Int(dose * 100)), "interface/icon-ear.svg", .bar(dose))
        row.note = .phrase(.hearingAllowance)
        return row
    }

    // MARK: - Screen

    var now: Int {
        get { page.now }
        set { page.now = newValue }
    }

    mutating func perform(_ action: Action) -> [Command] {
        let commands = page.perform(action)
        if commands.contains(.narrate(Self.noise)) { repeatsLeft = Self.mostRepeats }
        return commands
    }

    mutating func receive(_ reply: Input.Reply) -> [Command] {
        switch reply {
        case .narrationEnded(Self.noise):
            guard let left = repeatsLeft, left > 0 else { return [] }
            repeatsLeft = left - 1
            return [.narrate(Self.noise)]
        case .answer(let answer) where answer[HearingAnswer.self]?.isCalibrated == true:
            repeatsLeft = nil
            return [.stopNarration, .play(.end)]
        default: return page.receive(reply)
        }
    }

    mutating func leave() -> [Command] { page.leave() + [.stopNarration] }
    mutating func drag(_ drag: Drag) -> [Command] { page.drag(drag) }
    mutating func notice() { page.notice() }
    mutating func focus(on action: Action) { page.focus(on: action) }
    mutating func tick() -> [Command] { page.tick() }
    mutating func fit(_ rooms: Rooms) { page.fit(rooms) }
    var trace: Double? { page.trace }
    mutating func resume(_ trace: Double) { page.resume(trace) }
    var rest: Rest { page.rest }
    var firstFocus: Action? { page.firstFocus }
    func draw(in frame: inout Frame<Action>) { page.draw(in: &frame) }
}
