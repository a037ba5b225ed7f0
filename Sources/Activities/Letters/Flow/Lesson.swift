import Engine
import LetterJudge
import TalePacks

/// What all steps of one letter share.
struct Lesson: Sendable {
    let alphabet: Alphabet
    let letter: Letter
    let motion: Motion
    let widths: LetterWidths
    /// The slide of a tale that has each word; nil for a word that no tale has.
    private(set) var hunts: [LetterHunt?]
    private let shown: ShownTales
    private(set) var rooms: Rooms
    private(set) var sheet: LetterSheet
    var progress: LetterProgress
    private var meadow: Meadow
    var wishes: LetterWishes
    var speech = LetterSpeech()
    var chance: Chance
    var glass: Glass
    var now = 0
    /// The tick of the last touch or button, or of the beginning.
    var touched = 0

    /// Ticks after which nothing moves on its own any longer.
    static let patience = 10 * 60

    init(_ world: World, _ alphabet: Alphabet, _ letter: Letter) {
        (self.alphabet, self.letter) = (alphabet, letter)
        (motion, rooms, chance) = (world.motion, world.rooms, world.chance)
        widths = world[LetterWidths.self] ?? .andika
        glass = world[Glass.self] ?? .unknown
        progress = world[LetterProgress.self] ?? LetterProgress()
        wishes = world[LetterWishes.self] ?? LetterWishes()
        meadow = world.meadow
        sheet = LetterSheet(world.rooms, width: letter.guide?.width ?? 1)
        shown = ShownTales(in: world)
        hunts = LetterHunt.hunts(for: letter, of: alphabet, in: world.shownShelf)
    }

    mutating func search(_ shelf: Shelf) {
        hunts = LetterHunt.hunts(for: letter, of: alphabet, in: shown.shelf(of: shelf))
    }

    mutating func fit(_ rooms: Rooms) {
        self.rooms = rooms
        sheet = LetterSheet(rooms, width: letter.guide?.width ?? 1)
    }

    var box: LetterBox { sheet.box }
    var drawing: GuideDrawing { GuideDrawing(guide: guide, box: box) }
    var record: LetterRecord { progress[alphabet.id, letter.capital] }
    var color: Color { InkColor.all[wishes.color] }
    var guide: Guide { letter.guide ?? Guide(letter: letter.capital, base: "", width: 1, strokes: []) }

    /// The height of a capital on the glass, in millimetres.
    var millimetres: Double { box.height * glass.millimetresPerPoint }
    var leeway: Leeway { Leeway(wishes.age, height: millimetres) }

    /// The seconds since a tick.
    func seconds(since tick: Int) -> Double { Double(now - tick) / 60 }

    /// Whether somebody was here a moment ago: only then does anything move on its own.
    var isAttended: Bool { now - touched < Self.patience && motion == .eased }

    /// The rest of something that moves while somebody is here.
    var restWhileAttended: Rest { .whether(isAttended) }

    /// One of a phrase's clips.
    mutating func phrase(_ phrase: SpokenPhrase) -> [Sound] {
        alphabet.phrases[phrase]?.randomElement(using: &chance).map { [$0] } ?? []
    }

    /// Says a phrase, then clips.
    mutating func say(_ phrase: SpokenPhrase? = nil, _ clips: [Sound] = []) -> [Command] {
        let words = phrase.map { self.phrase($0) } ?? []
        return speech.say(words + clips)
    }

    var saving: [Command] { [.save(AnyDocument(progress))] }

    /// Keeps a finished level.
    mutating func finish(_ level: LetterLevel, stars: Int, strokes: [[InkPoint]]) -> [Command] {
        let drawing = KeptDrawing(strokes, color: wishes.color)
        progress.finish(level, of: letter.capital, in: alphabet.id, stars: stars, drawing: drawing)
        return saving + (level == .draw ? grow() : [])
    }

    /// A letter drawn alone brings a flower in the colour of its ink to home.
    private mutating func grow() -> [Command] {
        let place = alphabet.letters.firstIndex { $0.capital == letter.capital } ?? 0
        let flower = Flower(letter: place, of: alphabet.letters.count, color: color, sounds: letter.spoken)
        return meadow.grow(Growth(from: .letter(letter, of: alphabet), .flower(flower)))
    }
}
