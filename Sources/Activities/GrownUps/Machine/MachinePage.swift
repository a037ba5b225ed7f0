import Engine

/// The rows about this machine: what is wrong with its settings, the morning check, the report, and whose work it is.
enum MachinePage {
    static func make(_ world: World, _ activities: [Activity]) -> [RoomRow] {
        let check = activities.lazy.flatMap(\.names).contains(Self.check) ? [Self.morningCheck] : []
        return mistakes(world, activities.settings) + check + [report(world)] + credits(world) + incidents(world)
    }

    /// The first part of the morning check's routes, which belongs to another activity.
    private static let check = "selftest"

    private static var morningCheck: RoomRow {
        var row = RoomRow(.morningCheckAgain, "interface/icon-sun.svg", .door(Route("grownups/room/machine/\(check)")))
        row.note = .phrase(.morningCheckNote)
        row.label = .named(check)
        return row
    }

    /// What is wrong with the files of settings: the defaults apply instead.
    static func mistakes(_ world: World, _ kinds: [SettingKind]) -> [RoomRow] {
        let pinned = world[PinnedSettings.self]
        let unread = pinned?.isUnreadable == true ? [row(.unreadableSettings(PinnedSettings.path), nil)] : []
        let pins = pinned?.settings.mistakes(among: kinds, includesUnknown: true) ?? []
        let own = world[Settings.self]?.mistakes(among: kinds) ?? []
        return unread + pins.map { row($0, PinnedSettings.path) } + own.map { row($0, "settings.json") }
    }

    private static func row(_ mistake: SettingMistake, _ file: String) -> RoomRow {
        switch mistake {
        case .value(let kind): row(.wrongSetting(kind.name, file), .allowed(kind.range))
        case .unknown(let name, let nearest): row(.unknownSetting(name, file), nearest.map { .nearestSetting($0) })
        }
    }

    private static func row(_ words: Wording, _ note: Wording?) -> RoomRow {
        var row = RoomRow(words, "interface/icon-stop.svg", .words)
        row.note = note.map { .phrase($0) }
        return row
    }

    /// What went wrong lately, for the next day; nothing if all is well.
    private static func incidents(_ world: World) -> [RoomRow] {
        let incidents = world[Incidents.self] ?? Incidents()
        var rows: [RoomRow] = []
        if let last = incidents.days.last(where: { $0.crashes > 0 }) {
            let count = incidents.days.reduce(0) { $0 + $1.crashes }
            rows.append(row(.crashes(count, last: last.date), .reportSaysWhy))
        }
        if let line = incidents.lines.last {
            var row = row(.lastTrouble(line.time), nil)
            row.note = .text(line.sentence.description)
            rows.append(row)
        }
        return rows
    }

    private static func credits(_ world: World) -> [RoomRow] {
        var version = RoomRow(
            .version(world[Installation.self]?.version ?? ""), "interface/icon-box.svg", .words)
        version.note = .phrase(.licence)
        var voices = RoomRow(.creditsOfVoices, "interface/icon-microphone.svg", .words)
        voices.note = .phrase(.creditsOfVoicesNote)
        var pictures = RoomRow(.creditsOfPictures, "interface/icon-heart.svg", .words)
        pictures.note = .phrase(.creditsOfPicturesNote)
        return [version, voices, pictures]
    }

    // MARK: - The report

    /// Saves a report to the first stick, and tells in one sentence what has become of it.
    static func report(_ world: World) -> RoomRow {
        let state = world[ReportSaving.self]?.state ?? .idle
        let stick = world.mediaToWrite.first
        var (words, note) = (Wording.reportToStick, Wording.reportPurpose)
        var content = stick.map { RoomRow.Content.button([.ask(ReportRequest.save(place: $0.place))]) } ?? .words
        switch state {
        case .writing: (note, content) = (.saving(.moment), .words)
        case .saved(let folder, let pulling):
            (words, note, content) = (.reportSaved(folder: folder), .saving(.pull(pulling)), .words)
        case .failed(let failure): note = .saving(failure.words)
        case .idle where stick == nil: note = .saving(.insert)
        case .idle: break
        }
        var row = RoomRow(words, "interface/icon-stick.svg", content)
        row.note = .phrase(note)
        row.label = .named("report-to-stick")
        return row
    }

    /// Whether a report is being written, which somebody may be watching.
    static func isBusy(_ world: World) -> Bool { world[ReportSaving.self]?.state == .writing }
}

extension StickFailure {
    fileprivate var words: SavingWording {
        switch self {
        case .full: .full
        case .unwritable: .unwritable
        case .pulled: .pulledTooEarly
        case .other: .reportFailed
        }
    }
}
