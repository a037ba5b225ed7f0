import Engine
import Testing

@testable import LetterJudge
@testable import Letters

struct LetterSheetTests {
    static let windows = [(1280.0, 800.0), (1920, 1080), (800, 1280), (1024, 768)]

    /// A page as it ships, in a window.
    private func flow(
        _ letter: Letter, _ alphabet: Alphabet, at step: LetterStep, _ window: (width: Double, height: Double),
        _ progress: LetterProgress = LetterProgress()
    ) throws -> LetterFlowViewModel {
        var world = World(motion: .cut).seen(window.width, window.height)
        world[Alphabets.self] = Alphabets([alphabet])
        world[LetterProgress.self] = progress
        var flow = try #require(
            LetterFlowViewModel(world: world, alphabet: alphabet.id, letter: letter.capital, step: step))
        _ = flow.tick()
        return flow
    }

    /// All pages of a letter, as full as they get.
    private func pages(_ window: (width: Double, height: Double)) throws -> [LetterFlowViewModel] {
        let alphabet = try Lessons.alphabet()
        let letter = alphabet.letters[1]
        return try LetterStep.allCases.map { step in
            var flow = try flow(letter, alphabet, at: step, window)
            switch step {
            case .level1Fill, .level2Trace: flow.drag([InkPoint(x: 0.5, y: 0.5)])
            case .level3FreeDraw:
                flow.refuse(Verdict(accepted: false, ranking: [], reason: .looksLike("S")))
            default: break
            }
            return flow
        }
    }

    @Test(arguments: windows)
    func `everything that is touched lies in the window, and nothing overlaps`(width: Double, height: Double) throws {
        for flow in try pages((width, height)) {
            let frame = flow.frame
            let places = frame.hotspots.map { ("\($0.action)", $0.area) }
            let all = places + (frame.drawingArea.map { [("paper", $0)] } ?? [])
            for (name, area) in all {
                let window = flow.lesson.rooms.window
                #expect(window.union(area) == window, "\(flow.step) \(name)")
            }
            for (place, (name, area)) in all.enumerated() {
                for (other, its) in all[(place + 1)...] {
                    #expect(!area.intersects(its), "\(flow.step) \(name) \(other)")
                }
            }
        }
    }

    @Test(arguments: windows)
    func `every place is large enough for a small finger`(width: Double, height: Double) throws {
        // A tablet of 10 inches, 16:10, held upright is 135 mm wide.
        let least = height > width ? 20 / (135.0 / 1600) : 150
        for flow in try pages((width, height)) {
            for spot in flow.frame.hotspots {
                #expect(min(spot.area.width, spot.area.height) >= least, "\(flow.step) \(spot.action) \(spot.area)")
            }
        }
    }

    @Test(arguments: windows)
    func `every letter of both alphabets fits on its paper with its marks`(width: Double, height: Double) throws {
        let rooms = Rooms(in: Letterbox(window: Size(width: width, height: height)).view)
        for guide in try Samples.guides("lv") + Samples.guides("en") {
            let sheet = LetterSheet(rooms, width: guide.width)
            // The hollow letter of level 1, whose edge is 7 points wide.
            let reach = sheet.paper.inset(by: Double(LetterMask.stem) * sheet.box.height + 7)
            for point in guide.strokes.flatMap(\.line).map(sheet.box.point) {
                #expect(reach.contains(point), "\(guide.letter)")
            }
        }
    }

    @Test(arguments: windows) func `the letter is as large as its paper allows`(width: Double, height: Double) throws {
        let rooms = Rooms(in: Letterbox(window: Size(width: width, height: height)).view)
        for guide in try Samples.guides("lv") {
            let sheet = LetterSheet(rooms, width: guide.width)
            #expect(
                sheet.box.height >= 0.5 * sheet.paper.height
                    || guide.width * sheet.box.height >= 0.75 * sheet.paper.width)
        }
    }

    @Test func `a place of the guide is found again on the stage`() {
        let box = LetterSheet(Rooms(), width: 0.9).box
        for place in [InkPoint(x: 0, y: 0), InkPoint(x: 0.5, y: 1), InkPoint(x: -0.2, y: 1.3)] {
            #expect(box.place(box.point(place)).distance(to: place) < 1e-5)
        }
        #expect(box.y(1) - box.y(0) == box.height)
    }

    @Test func `a wide letter is smaller, not cut`() {
        let (narrow, wide) = (LetterSheet(Rooms(), width: 0.5).box, LetterSheet(Rooms(), width: 3).box)
        #expect(wide.height < narrow.height)
        #expect(wide.point(InkPoint(x: 3, y: 0)).x < LetterSheet(Rooms(), width: 3).paper.maxX)
    }

    @Test(arguments: [(768.0, 1024.0), (800, 1280), (1080, 2280)])
    func `without colours an upright paper reaches down to the button for the next step`(width: Double, height: Double)
    {
        let rooms = Rooms(in: Letterbox(window: Size(width: width, height: height)).view)
        let sheet = LetterSheet(rooms, width: 0.7)
        #expect(sheet.page.y == sheet.paper.y && sheet.page.maxY > sheet.paper.maxY)
        #expect(abs(sheet.next.y - sheet.nextRadius - sheet.page.maxY - 55) < 1e-6)
        #expect(LetterSheet(Rooms(), width: 0.7).page == LetterSheet(Rooms(), width: 0.7).paper)
    }
}
