import Engine
import LetterJudge
import TalePacks

/// What all steps of one letter share.
struct Lesson: Sendable {
    let alphabet: Alphabet
    private(set) var letter: Letter
    /// What remains of a letter that has been drawn.
    let keeping: Keeping
    /// What has been drawn of the letter last, when its level was finished.
    private(set) var drawn: KeptDrawing?
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

    /// What remains of a letter that has been drawn.
    enum Keeping: Hashable, Sendable {
        /// Its stars, its drawing and the step after it.
        case level
        /// A letter of a word: its drawing alone, if it is one of these letters of the alphabet.
        case drawing(of: Set<String>)
    }

    init(_ world: World, _ alphabet: Alphabet, _ letter: Letter, keeping: Keeping = .level) {
        (self.alphabet, self.letter, self.keeping) = (alphabet, letter, keeping)
        (motion, rooms, chance) = (world.motion, world.rooms, world.chance)
        widths = world[LetterWidths.self] ?? .andika
        glass = world[Glass.self] ?? .unknown
        progress = world[LetterProgress.self] ?? LetterProgress()
        wishes = world[LetterWishes.self] ?? LetterWishes()
        meadow = world.meadow
        sheet = LetterSheet(world.rooms, width: letter.guide?.width ?? 1, hasWord: keeping != .level)
        shown = ShownTales(in: world)
        hunts = LetterHunt.hunts(for: letter, of: alphabet, in: world.shownShelf)
    }

    mutating func search(_ shelf: Shelf) {
        hunts = LetterHunt.hunts(for: letter, of: alphabet, in: shown.shelf(of: shelf))
    }

    mutating func fit(_ rooms: Rooms) {
        self.rooms = rooms
        sheet = LetterSheet(rooms, width: letter.guide?.width ?? 1, hasWord: keeping != .level)
    }

    /// Goes on with another letter of the word.
    mutating func turn(to letter: Letter) {
        (self.letter, drawn, touched) = (letter, nil, now)
        fit(rooms)
    }

    var box: LetterBox { sheet.box }
    var drawing: GuideDrawing { GuideDrawing(guide: guide, box: box) }
    var record: LetterRecord { progress[alphabet.id, letter.written] }
    var color: Color { InkColor.all[wishes.color] }
    var guide: Guide { letter.guide ?? Guide(letter: letter.written, base: "", width: 1, strokes: []) }

    /// The height of a capital on the glass, in millimetres.
    var millimetres: Double { box.height * glass.millimetresPerPoint }
    var leeway: Leeway { Leeway(wishes.age, height: millimetres) }

    /// The seconds since a tick.
    func seconds(since tick: Int) -> Double { Double(now - tick) / 60 }

    /// Whether somebody was here a moment ago: only then does anything move on its own.
    var isAttended: Bool { now - touched < Self.patience && motion == .eased }

    /// Whether the letter is saying its sound or its name.
    var isSaid: Bool { speech.current.map(letter.spoken.contains) ?? false }

    /// The rest of something that moves while somebody is here.
    var restWhileAttended: Rest { .whether(isAttended) }

    /// One of a phrase's clips.
    mutating func phrase(_ phrase: SpokenPhrase) -> [Sound] {
        alphabet.phrases[phrase]?.randomElement(using: &chance).map { [$0] } ?? []
    }

    /// Praise for a letter; in a word it comes at the end.
    var praise: [Sound] { mutating get { keeping == .level ? phrase(.praise) : [] } }

    /// Says a phrase, then clips.
    mutating func say(_ phrase: SpokenPhrase? = nil, _ clips: [Sound] = []) -> [Command] {
        let words = phrase.map { self.phrase($0) } ?? []
        return speech.say(words + clips)
    }

    var saving: [Command] { [.save(AnyDocument(progress))] }

    /// Keeps a finished level.
    mutating func finish(_ level: LetterLevel, stars: Int, strokes: [[InkPoint]]) -> [Command] {
        let drawing = KeptDrawing(strokes, color: wishes.color)
        drawn = drawing
        switch keeping {
        case .level: progress.finish(level, of: letter.written, in: alphabet.id, stars: stars, drawing: drawing)
        case .drawing(let letters):
            guard letters.contains(letter.written) else { return [] }
            progress.keep(drawing, of: letter.written, in: alphabet.id)
        }
        return saving + (level == .draw ? grow() : [])
    }

    /// A letter drawn alone brings a flower in the colour of its ink to home.
    private mutating func grow() -> [Command] {
        let place = alphabet.place(of: letter) ?? 0
        let flower = Flower(letter: place, of: alphabet.letters.count, color: color, sounds: letter.spoken)
        return meadow.grow(Growth(from: .letter(letter, of: alphabet), .flower(flower)))
    }
}
