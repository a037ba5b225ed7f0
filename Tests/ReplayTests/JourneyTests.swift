import Engine
import Foundation
import Platform
import Stories
import TalePacks
import Testing

@testable import PasakaApp

/// Children's journeys, replayed picture by picture.
@MainActor struct JourneyTests {
    /// The screen at a tick of a journey: its route, and the pictures that lie on it.
    private func show(_ journey: Journey, at tick: Int) -> Show {
        var found: Show?
        journey.recording.replay(activities, stops: [tick]) { found = $1 }
        return found ?? Show(world: journey.recording.start, activities: activities)
    }

    private func images(_ show: Show) -> [Image] {
        show.picture.drawings.compactMap { if case .image(let image, _, .fit) = $0 { image } else { nil } }
    }

    @Test(arguments: Journey.all) func `shows what it showed, and is the same whenever it is replayed`(
        journey: Journey
    ) throws {
        let studio = try Studio.shared(width: journey.width, height: journey.height)
        let stops = Set(journey.stops + stride(from: 0, through: journey.recording.ticks, by: 50))
        var pictures: [Int: Picture] = [:]
        try journey.recording.replay(activities, stops: Array(stops)) { tick, show in
            pictures[tick] = show.picture
            guard journey.stops.contains(tick) else { return }
            let number = String(String(tick + 100_000).dropFirst())
            try studio.expect(show.picture, is: "Journeys/\(journey.name)/expected/\(number)")
        }
        journey.recording.replay(activities, stops: Array(stops)) { tick, show in
            #expect(show.picture == pictures[tick], "tick \(tick)")
        }
    }

    @Test(arguments: Journey.written) func `is the recording that is committed`(journey: Journey) throws {
        let file = "\(Studio.folder)/Journeys/\(journey.name)/recording.json"
        if Album.isRecording {
            try FileManager.default.createDirectory(
                atPath: "\(Studio.folder)/Journeys/\(journey.name)", withIntermediateDirectories: true)
            return try RecordingFile.write(journey.recording, to: file)
        }
        #expect(try RecordingFile.read(file) == journey.recording)
    }

    // MARK: - What must be seen on the way

    @Test func `a third finger keeps the gate shut, two alone open it`() {
        #expect(show(.cornersGate, at: 60).route == "grownups/gate/room")
        #expect(show(.cornersGate, at: 480).route == "grownups/gate/room")
        #expect(show(.cornersGate, at: 560).route == "grownups/room")
    }

    @Test func `a wrong PIN keeps the gate shut, the right one opens it`() {
        #expect(show(.pinGate, at: 200).route == "grownups/gate/room")
        #expect(show(.pinGate, at: 230).route == "grownups/room")
    }

    @Test func `a room that nobody touches locks itself`() {
        #expect(show(.lockedRoom, at: 5400).route == "grownups/room/sound")
        #expect(show(.lockedRoom, at: 5470).route == .home)
        #expect(!show(.lockedRoom, at: 5470).world.roomIsOpen)
    }

    @Test func `the first tale ends at home, finished`() {
        #expect(show(.firstTale, at: 80).route == "stories")
        #expect(show(.firstTale, at: 124).route == "stories/gadalaiki/title")
        #expect(show(.firstTale, at: 200).route == "stories/gadalaiki/1")
        #expect(images(show(.firstTale, at: 200)) == [Story.season("pavasaris")])
        #expect(images(show(.firstTale, at: 256)) == [Story.season("pavasaris"), Story.season("vasara")])
        #expect(images(show(.firstTale, at: 390)) == [Story.season("vasara")])
        #expect(images(show(.firstTale, at: 480)) == [Story.season("rudens")])
        #expect(images(show(.firstTale, at: 600)) == [Story.season("ziema")])
        #expect(show(.firstTale, at: 860).route == "stories")
        let end = show(.firstTale, at: 980)
        #expect(end.route == .home)
        let place = end.world[UserProgress.self]?["gadalaiki"]
        #expect(place?.isFinished == true && place?.slide == nil)
        #expect(end.rest == .still)
    }

    @Test func `Turpināt leads back to the slide that was left`() {
        #expect(show(.leaveAndContinue, at: 220).route == "stories")
        #expect(show(.leaveAndContinue, at: 290).route == .home)
        let end = show(.leaveAndContinue, at: 420)
        #expect(end.route == "stories/gadalaiki")
        #expect(images(end) == [Story.season("rudens")])
    }

    @Test func `the ring is on every picture of a journey by buttons`() {
        func rings(_ show: Show) -> Int {
            show.picture.drawings.count {
                if case .shape(.ring(width: 9), _, _, .flat(.plum)) = $0 { true } else { false }
            }
        }
        #expect(show(.buttonsOnly, at: 9).route == .home && rings(show(.buttonsOnly, at: 9)) == 0)
        for (tick, route) in [
            (60, "home"), (190, "stories"), (210, "stories"), (430, "stories"), (500, "stories"), (590, "home"),
        ] {
            let seen = show(.buttonsOnly, at: tick)
            #expect(seen.route == Route(route), "tick \(tick)")
            #expect(rings(seen) == 1, "tick \(tick)")
        }
        #expect(show(.buttonsOnly, at: 270).route == "stories/tale6/title")
        #expect(show(.buttonsOnly, at: 700).route == "stories")
    }

    @Test func `a list in portrait scrolls and stays where the finger left it`() {
        #expect(show(.portrait, at: 150).route == "stories")
        #expect(show(.portrait, at: 260).route.parts.count == 3)
        // A cancelled drag turns no page.
        #expect(images(show(.portrait, at: 400)) == [Story.season("pavasaris")])
        #expect(images(show(.portrait, at: 300)).count == 2)
    }

    @Test func `ten quick presses turn ten pages, thirty turn back to the first`() {
        #expect(images(show(.hammering, at: 160)) == [Story.years.slides[10].image])
        #expect(show(.hammering, at: 160).world[UserProgress.self]?["gadi"].slide == 11)
        #expect(images(show(.hammering, at: 300)) == [Story.years.slides[0].image])
    }

    @Test func `a slide that was recorded in one's own voice is marked, and the next one waits`() {
        #expect(show(.ownVoice, at: 70).route == "grownups/tales/gadalaiki")
        let end = show(.ownVoice, at: 760)
        #expect(end.route == "grownups/tales/gadalaiki/cat-blue")
        let marks = end.picture.drawings.count {
            if case .icon("interface/icon-check.svg", _, _) = $0 { true } else { false }
        }
        #expect(marks == 1)
        #expect(end.picture.drawings.contains { if case .text("Ierakstīt", _, _) = $0 { true } else { false } })
    }

    @Test func `who leaves while a take is kept and comes back is not disturbed by it`() {
        func texts(_ tick: Int) -> [String] {
            show(.leaveWhileKeeping, at: tick).picture.drawings.compactMap {
                if case .text(let text, _, _) = $0 { text } else { nil }
            }
        }
        #expect(texts(130).contains("Saglabā…"))
        #expect(show(.leaveWhileKeeping, at: 190).route == "grownups/tales/gadalaiki")
        #expect(texts(330).contains("Mikrofons ieslēdzas…"))
        #expect(texts(380).contains("0:00  Klausos."))
        #expect(texts(460).contains("Ierunāts 0:00. Noklausieties un saglabājiet."))
        let icons = show(.leaveWhileKeeping, at: 380).picture.drawings.count {
            if case .icon("interface/icon-check.svg", _, _) = $0 { true } else { false }
        }
        #expect(icons == 0)
    }

    @Test func `home answers taps on its figures and stays`() {
        func figures(_ tick: Int) -> Int {
            show(.livingHome, at: tick).picture.drawings.count {
                if case .icon(let image, _, _) = $0 { image.name.hasPrefix("interface/home-") } else { false }
            }
        }
        #expect(figures(10) == 0)
        #expect(figures(40) == 4)
        #expect(show(.livingHome, at: 205).rest == .still)
        #expect(figures(205) == 0)
        #expect(show(.livingHome, at: 250).route == .home)
        #expect(show(.livingHome, at: 300).route == "stories")
    }

    @Test func `a tale is read to its end on a tablet held upright and turned on the way`() {
        #expect(show(.upright, at: 170).route == "stories/kenins/1")
        #expect(show(.upright, at: 250).world[ReadingWishes.self]?.showsWords == true)
        #expect(show(.upright, at: 350).world[UserProgress.self]?["kenins"].slide == 1)
        #expect(show(.upright, at: 380).world[UserProgress.self]?["kenins"].slide == 2)
        #expect(show(.upright, at: 460).picture.bounds == Stage.bounds)
        #expect(show(.upright, at: 460).route == "stories/kenins/1")
        #expect(show(.upright, at: 600).world[UserProgress.self]?["kenins"].isFinished == true)
    }

    @Test func `interrupted drags turn no page`() {
        let end = show(.fingers, at: 400)
        #expect(images(end) == [Story.years.slides[4].image])
        #expect(end.world[UserProgress.self]?["gadi"].slide == 5)
    }

    @Test func `a run in a real window is replayed from what its devices told`() {
        let inputs = Journey.realWindow.recording.events.map(\.input)
        let contacts = inputs.count { if case .contact = $0 { true } else { false } }
        let unknown = inputs.count { if case .key(let key) = $0 { key.button == nil } else { false } }
        #expect(contacts == 23)
        #expect(unknown == 4)
        #expect(show(.realWindow, at: 200).route == "stories")
        #expect(show(.realWindow, at: 330).route == "stories/gadalaiki/1")
        #expect(images(show(.realWindow, at: 352)).count == 2)
        let end = show(.realWindow, at: 650)
        #expect(end.route == "stories")
        #expect(end.world[UserProgress.self]?["gadalaiki"].slide == 3)
    }
}
