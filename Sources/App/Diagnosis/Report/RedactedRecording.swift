import Engine
import TalePacks

extension Redaction {
    mutating func recording(_ recording: Recording) -> Recording {
        var known = Recording(
            start: world(recording.start), route: route(recording.route), firstTick: recording.firstTick,
            firstVisit: recording.firstVisit)
        for event in recording.events {
            if let input = input(event.input) { known.append(input, at: event.tick) }
        }
        known.end(at: recording.ticks)
        return known
    }

    /// What may be shown of an input; nil for a document that no report shows.
    mutating func input(_ input: Input) -> Input? {
        guard case .reply(let reply) = input else { return input }
        return self.reply(reply).map(Input.reply)
    }

    private mutating func reply(_ reply: Input.Reply) -> Input.Reply? {
        switch reply {
        case .narrationStarted(let sound, let seconds): .narrationStarted(Sound(asset(sound.name)), seconds: seconds)
        case .narrationFound(let sound, let at, let isMoving):
            .narrationFound(Sound(asset(sound.name)), at: at, isMoving: isMoving)
        case .narrationEnded(let sound): .narrationEnded(Sound(asset(sound.name)))
        case .narrationFailed(let sound): .narrationFailed(Sound(asset(sound.name)))
        case .touched(let names): .touched(names.map { $0.map { file in self.files(file) } })
        case .learned(let document): self.document(document).map(Input.Reply.learned)
        case .answer(let answer): answer[RecorderNews.self].map { .recorder(news($0), to: answer.visit) }
        }
    }

    private mutating func news(_ news: RecorderNews) -> RecorderNews {
        switch news {
        case .level(let level, let seconds, let take): .level(level, seconds: seconds, of: self.take(take))
        case .taken(let sound, let seconds, let take):
            .taken(Sound(asset(sound.name)), seconds: seconds, of: self.take(take))
        case .unheard(let take): .unheard(self.take(take))
        case .kept(let take): .kept(self.take(take))
        case .failed(let failure, let take): .failed(failure, of: self.take(take))
        case .unkept(let sound, let seconds, let failure, let take):
            .unkept(Sound(asset(sound.name)), seconds: seconds, failure, of: self.take(take))
        case .removed(let place): .removed(self.place(place))
        case .notRemoved(let place, let failure): .notRemoved(self.place(place), failure)
        case .ready, .noMicrophone: news
        }
    }

    /// The names are those of the redacted tale, so that the page in the replay knows its own take.
    private mutating func take(_ take: SlideTake) -> SlideTake {
        let slide = asShipped.contains(take.place.tale) ? take.slide : name(take.slide, "slide")
        return SlideTake(place(take.place), slide: slide, tick: take.tick)
    }

    private mutating func place(_ place: TellingPlace) -> TellingPlace {
        TellingPlace(pack: place.pack.flatMap { pack($0) }, tale: tale(place.tale), telling: telling(place.telling))
    }

    /// A file of a tale, or its folder.
    private mutating func files(_ name: String) -> String {
        name.split(separator: "/").count > 3 ? asset(name) : pack(name) ?? self.name(name, "file")
    }

    /// A tale's folder, as ``asset(_:)`` has it.
    private mutating func pack(_ pack: String) -> String? {
        let parts = asset("\(pack)/x").split(separator: "/")
        return parts.count == 4 ? parts.dropLast().joined(separator: "/") : nil
    }
}
