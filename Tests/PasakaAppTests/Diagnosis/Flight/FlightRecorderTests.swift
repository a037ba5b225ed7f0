import Dispatch
import Engine
import FoundationEssentials
import Glibc
import MorningCheck
import Stories
import TalePacks
import TestSupport
import Testing

@testable import GrownUps
@testable import Hearing
@testable import KioskNetwork
@testable import Letters
@testable import PasakaApp
@testable import Tutor

struct FlightRecorderTests {
    private let folder: TemporaryFolder
    private let show = Show(world: World(motion: .cut), activities: activities)

    init() throws { folder = try TemporaryFolder() }

    /// A recorder that writes on request.
    private func recorder() -> FlightRecorder { FlightRecorder(folder: folder.path, pause: .seconds(1000)) }

    private var last: Recording? { FlightReading.last(in: folder.path).recording }

    private func press(_ inputs: [(tick: Int, input: Input)], _ recorder: FlightRecorder, _ show: inout Show) {
        for (tick, input) in inputs {
            _ = show.advance(tick - show.ticks)
            recorder.append(input, to: show)
            _ = show.take(input)
        }
        recorder.writeWaiting()
    }

    /// Bytes of all files of the recorder.
    private var bytes: Int {
        folder.names(in: "").reduce(0) { sum, name in
            var status = stat()
            stat("\(folder.path)/\(name)", &status)
            return sum + Int(status.st_size)
        }
    }

    private func shelf(_ count: Int, slides: Int = 20) -> Shelf {
        let slides = (1...slides).map { slide in
            Slide(
                id: "\(slide)", image: Image("stories/1/tale/\(slide).jpg"), text: "one two three four five",
                words: (0..<5).map { WordTime(start: Double($0), end: Double($0) + 1) })
        }
        return Shelf(
            stories: (1...count).map { Story(id: "tale\($0)", title: "Tale \($0)", slides: slides) },
            problems: ["\(tale: "zane") is odd"])
    }

    // MARK: - What is kept

    @Test func `without inputs there is nothing`() {
        recorder().writeWaiting()
        #expect(last == nil)
        #expect(folder.names(in: "") == [])
    }

    @Test func `it begins with a screen, and its replay ends where the show is`() throws {
        var show = show
        press([(5, .button(.confirm)), (50, .button(.back)), (90, .button(.confirm))], recorder(), &show)
        let recording = try #require(last)
        #expect(recording.start == self.show.world)
        #expect(recording.events.map(\.tick) == [0, 45, 85])
        var routes: [Route] = []
        recording.replay(activities, stops: [recording.ticks]) { routes.append($1.route) }
        #expect(routes == [show.route])
    }

    @Test func `its replay has the ticks of the run`() throws {
        var show = show
        press([(10, .button(.confirm)), (40, .button(.back)), (80, .button(.confirm))], recorder(), &show)
        let recording = try #require(last)
        #expect(recording.firstTick == 10)
        recording.replay(activities, stops: [recording.ticks]) { #expect($1.ticks == 80) }
    }

    @Test func `a screen that is opened after a minute begins a file, and the one before it stays`() throws {
        var show = show
        let recorder = recorder()
        press([(10, .button(.confirm)), (4000, .button(.back)), (8000, .button(.confirm))], recorder, &show)
        #expect(folder.names(in: "") == ["inputs-before.jsonl", "inputs.jsonl"])
        #expect(last?.events.map(\.tick) == [0, 3990, 7990] || last?.events.map(\.tick) == [0, 4000])
    }

    @Test func `what no report may show is not recorded`() throws {
        var (show, world) = (show, World(motion: .cut))
        world[Sticks.self] = Sticks(sticks: [Stick(name: "ZANE", place: "/run/zane", tales: [])])
        world[Settings.self] = Settings()
        show = Show(world: world, activities: activities)
        let documents: [AnyDocument] = [AnyDocument(world[Sticks.self] ?? Sticks()), AnyDocument(Settings())]
        press(documents.enumerated().map { ($0, .reply(.learned($1))) }, recorder(), &show)
        let recording = try #require(last)
        #expect(Array(recording.start.documents.keys) == ["settings"])
        #expect(recording.events.map(\.input) == [.reply(.learned(AnyDocument(Settings())))])
    }

    @Test func `neither a PIN nor its hash is recorded`() throws {
        let pin = PinHash(rawValue: "hash of 4711")
        var world = World(motion: .cut)
        world[RoomGate.self] = RoomGate(way: .pin, pin: pin)
        var show = Show(world: world, activities: activities, at: "grownups/gate")
        let answer = Input.reply(.answer(GateAnswer.made(pin), to: show.visit))
        let learned = Input.reply(.learned(AnyDocument(RoomGate(way: .pin, pin: pin))))
        press([(1, .button(.confirm)), (2, learned), (3, answer), (4, .unfocused)], recorder(), &show)
        let recording = try #require(last)
        #expect(recording.start[RoomGate.self] == RoomGate(way: .pin, pin: PinHash.none))
        #expect(
            recording.events.map(\.input) == [
                .reply(.learned(AnyDocument(RoomGate(way: .pin, pin: PinHash.none)))),
                .reply(.answer(GateAnswer.made(PinHash.none), to: show.visit)), .unfocused,
            ])
    }

    @Test func `each document that a report shows is recorded, and no other`() {
        var redaction = Redaction(shipped: [])
        let documents: [any Document] = [
            Shelf(), UserProgress(), ReadingWishes(), Settings(), PinnedSettings(), SelfTest(), Sticks(),
            LetterWidths.andika,
            Glass.unknown, Daytime(day: 0, hour: 0), Loudness(percent: 70), Loudspeaker(), HearingRecord(), Alphabets(),
            LetterProgress(), LetterWishes(), WrittenWords(),
            Attraction(
                landscape: Recording(start: World(), route: .home), upright: Recording(start: World(), route: .home)),
            Kiosk(), Candles(), Minutes(), Bedtime(), Bookmarks(), Counts(), Meadow(), RemovalDays(), RoomGate(),
            Installation(version: "1", storiesFolder: "", progressFile: ""), ReportSaving(), Incidents(), Scenes(),
            Preferences(), KeptDeck(), Models(), EarlierMedia([]), RefusedHelpers(machine: "1"),
            OwnTales(root: 1), RemovalWish(tale: "lacis"), RatingFailure(pack: nil),
            NetworkSettings(), NetworkNews(), FollowedTales(), WithdrawnTales(),
        ]
        #expect(documents.count == activities.flatMap(\.documents).count)
        for document in documents.map({ AnyDocument($0) }) {
            let isTold = redaction.document(document) != nil
            #expect(isTold == activities.shows(.reply(.learned(document))), "\(document.name)")
        }
    }

    // MARK: - How much is kept

    @Test func `hours on one screen take at most two files`() throws {
        var show = show
        let recorder = recorder()
        for round in 0..<10 { press((0..<2000).map { (round * 2000 + $0, .cancel) }, recorder, &show) }
        let recording = try #require(last)
        let count = recording.events.count
        #expect((FlightFile.mostInputs...2 * FlightFile.mostInputs).contains(count))
        #expect(recording.events.last?.tick == count - 1)
    }

    /// Half a day after the start, when its numbers are long: what a mouse tells in a minute, 125 times a second.
    private var minuteOfDrawing: [(tick: Int, input: Input)] {
        (0..<7500).map { step in
            let place = Point(x: 800 + 700 * sin(Double(step) / 9), y: 600 + 500 * cos(Double(step) / 11))
            let contact = Contact(.moved, 1234, at: place, milliseconds: 43_200_000 + step * 8)
            return (2_592_000 + step * 60 / 125, .contact(contact))
        }
    }

    @Test func `a minute of drawing fits into one file, with all that came before it`() throws {
        var show = Show(world: World(motion: .cut), activities: activities, ticks: 2_592_000)
        let recorder = recorder()
        press([(2_592_000, .button(.confirm))], recorder, &show)
        for part in stride(from: 0, to: 7500, by: 2500) {
            press(Array(minuteOfDrawing[part..<(part + 2500)]), recorder, &show)
        }
        #expect(folder.names(in: "") == ["inputs.jsonl"])
        let recording = try #require(last)
        #expect(recording.events.map(\.input) == [.button(.confirm)] + minuteOfDrawing.map(\.input))
        #expect(bytes < FlightFile.mostBytes)
    }

    @Test(arguments: [nil, 0, 0.33, 1] as [Double?])
    func `a motion is read as it was written`(pressure: Double?) throws {
        let contact = Contact(.moved, -1, at: Point(x: -0.3, y: 1199.9), milliseconds: 7, pressure: pressure)
        let line = try #require(FlightMotion(number: 4, tick: 5, .contact(contact))?.line)
        #expect(line.count <= 24)
        let read = try #require(FlightMotion(line[...]))
        #expect((read.number, read.tick, read.contact) == (4, 5, contact))
    }

    @Test func `a motion to nowhere is written in the long form`() throws {
        let contact = Contact(.moved, 1, at: Point(x: 1e300, y: 0), milliseconds: 7)
        var show = show
        press([(0, .contact(contact))], recorder(), &show)
        #expect(last?.events.map(\.input) == [.contact(contact)])
    }

    @Test func `files are full by their bytes`() throws {
        var show = show
        let recorder = recorder()
        for round in 0..<40 { press([(round, .reply(.learned(AnyDocument(shelf(30)))))], recorder, &show) }
        #expect(bytes <= 2 * FlightFile.mostBytes)
        #expect((last?.events.count ?? 0) > 1)
    }

    @Test(arguments: [60, 500, 5000])
    func `of very many tales only as much is kept as fits`(count: Int) throws {
        var world = World(motion: .cut)
        world[Shelf.self] = shelf(count)
        var show = Show(world: world, activities: activities, at: "stories/tale3")
        press([(0, .button(.next)), (5, .reply(.learned(AnyDocument(shelf(count)))))], recorder(), &show)
        #expect(bytes <= FlightFile.mostBytes)
        let story = try #require(last?.start[Shelf.self]?["tale3"])
        #expect(story.slides[0].words.count == 5)
        #expect(last?.route == "stories/tale3")
    }

    @Test func `of thousands of tales no size is tried that cannot fit`() {
        #expect(ShelfExcerpt.Size.mayFit(shelf(5000), in: 100_000) == [.tales, .none])
        #expect(ShelfExcerpt.Size.mayFit(shelf(120), in: 100_000) == [.words, .tales, .none])
        #expect(ShelfExcerpt.Size.mayFit(nil, in: 100_000) == ShelfExcerpt.Size.allCases)
    }

    @Test(arguments: [(1, 0), (1, 20), (50, 0), (50, 1), (50, 20)])
    func `no size is passed over that fits`(count: Int, slides: Int) throws {
        var world = World(motion: .cut)
        let bare = Story(id: "", title: "", language: "", slides: (0..<slides).map { _ in Slide(id: "") })
        world[Shelf.self] = slides == 20 ? shelf(count) : Shelf(stories: Array(repeating: bare, count: count))
        for size in ShelfExcerpt.Size.allCases {
            let bytes = try JSONEncoder().encode(ShelfExcerpt(of: .home, size).world(world)).count
            #expect(ShelfExcerpt.Size.mayFit(world[Shelf.self], in: bytes).contains(size))
        }
    }

    @Test func `four files and the health are less than 2 MiB`() {
        #expect(4 * FlightFile.mostBytes + 2 * Health.mostBytes <= 2 << 20)
    }

    // MARK: - After a crash

    @Test func `what a crashed player has written is there`() throws {
        var show = show
        press([(5, .button(.confirm)), (50, .button(.back)), (90, .button(.play))], recorder(), &show)
        _ = recorder()
        let recording = try #require(FlightReading.crash(in: folder.path, keptIn: "").recording)
        #expect(recording.events.map(\.input) == [.button(.confirm), .button(.back), .button(.play)])
        #expect(last == nil)
    }

    @Test func `a regular exit leaves nothing`() {
        var show = show
        let recorder = recorder()
        press([(5, .button(.confirm))], recorder, &show)
        recorder.remove()
        #expect(folder.names(in: "") == [])
    }

    @Test func `a torn file is read from the next complete start`() throws {
        var show = show
        let recorder = recorder()
        for round in 0..<2 { press((0..<2000).map { (round * 2000 + $0, .cancel) }, recorder, &show) }
        let whole = last?.events.count ?? 0
        truncate(folder.path + "/inputs-before.jsonl", 5000)
        let torn = last?.events.count ?? 0
        #expect(torn > 0 && torn < whole)
        truncate(folder.path + "/inputs.jsonl", 20)
        #expect(last == nil || (last?.events.count ?? 0) < 200)
    }

    @Test func `a file that is too large is not read, and that is reported`() throws {
        try folder.write("inputs.jsonl", String(repeating: "x", count: FileLines.mostBytes + 1))
        let reading = FlightReading.last(in: folder.path)
        #expect(reading.isEmpty)
        #expect(reading.failures == [.absent, .tooLarge])
    }
}
