import Engine
import Glibc

/// Words with the letter, each with its picture.
struct WordsPage: LetterPage {
    /// The word that answers, since when.
    private var lively: (place: Int, since: Int)?
    /// The next word to be said by itself, when nothing else is said.
    private var upcoming: Int?

    private static let motion = 54

    mutating func begin(_ lesson: inout Lesson) -> [Command] {
        upcoming = lesson.letter.words.isEmpty ? nil : 0
        lesson.speech.plan([lesson.letter.sound].compactMap(\.self), at: lesson.now + 30)
        return []
    }

    mutating func perform(_ action: LetterAction, _ lesson: inout Lesson) -> [Command] {
        switch action {
        case .word(let place):
            upcoming = nil
            return say(place, &lesson)
        case .hunt(let place):
            return lesson.hunts.indices.contains(place) ? lesson.hunts[place].map { [.open($0.route)] } ?? [] : []
        default: return []
        }
    }

    private mutating func say(_ place: Int, _ lesson: inout Lesson) -> [Command] {
        guard lesson.letter.words.indices.contains(place) else { return [] }
        lively = (place, lesson.now)
        return lesson.say(nil, [lesson.letter.words[place].voice].compactMap(\.self))
    }

    mutating func tick(_ lesson: inout Lesson) -> [Command] {
        if let since = lively?.since, lesson.now >= since + Self.motion { lively = nil }
        guard let place = upcoming, lesson.speech.isSilent, lesson.now >= lesson.touched + 40 else { return [] }
        upcoming = place + 1 < lesson.letter.words.count ? place + 1 : nil
        return say(place, &lesson)
    }

    func rest(_ lesson: Lesson) -> Rest {
        if lively != nil { return .moving }
        return upcoming != nil && lesson.speech.isSilent ? .until(lesson.now + 1) : .still
    }

    func draw(_ lesson: Lesson, in frame: inout Frame<LetterAction>) {
        for (place, word) in lesson.letter.words.prefix(3).enumerated() {
            let card = WordCard(lesson, place, of: min(3, lesson.letter.words.count))
            card.draw(word, time(place, lesson), lesson, in: &frame)
        }
    }

    /// How far the picture's motion is, 0…1; nil at rest.
    private func time(_ place: Int, _ lesson: Lesson) -> Double? {
        guard let lively, lively.place == place, lesson.motion == .eased else { return nil }
        return Double(lesson.now - lively.since) / Double(Self.motion)
    }
}

/// A word's card: its picture, the word below it with the letter coloured, and a cover that leads into a tale.
private struct WordCard {
    private let place: Int
    private let card, picture, text, cover: Rect
    private let size: Double

    init(_ lesson: Lesson, _ place: Int, of count: Int) {
        self.place = place
        if lesson.rooms.areUpright {
            let area = lesson.sheet.page
            let height = (area.height - 40 * Double(count - 1)) / Double(count)
            card = Rect(x: area.x, y: area.y + Double(place) * (height + 40), width: area.width, height: height)
            let side = min(height - 60, 620)
            picture = Rect(x: card.x + 50, y: card.center.y - side / 2, width: side, height: side)
            let left = picture.maxX + 40
            // The cover lies below the word.
            let coverHeight = min(210, height * 0.42)
            let rise = lesson.hunts[place] == nil ? 0 : coverHeight / 2 + 15
            text = Rect(x: left, y: card.center.y - 130 - rise, width: card.maxX - left - 40, height: 260)
            cover = Rect(
                x: text.center.x - coverHeight * 2 / 3, y: card.maxY - 30 - coverHeight,
                width: coverHeight * 4 / 3, height: coverHeight)
            size = 150
        } else {
            let width = 420.0, gap = 35.0
            let left = 888 - (Double(count) * (width + gap) - gap) / 2
            // The covers of tales end above the button to the next step.
            let top = lesson.hunts.allSatisfy { $0 == nil } ? 110.0 : 40
            card = Rect(x: left + Double(place) * (width + gap), y: top, width: width, height: 650)
            picture = Rect(x: card.x + 15, y: card.y + 28, width: 390, height: 390)
            text = Rect(x: card.x + 14, y: picture.maxY + 38, width: width - 28, height: 160)
            cover = Rect(x: card.center.x - 116, y: 724, width: 232, height: 174)
            size = 104
        }
    }

    func draw(_ word: LetterWord, _ time: Double?, _ lesson: Lesson, in frame: inout Frame<LetterAction>) {
        let action = LetterAction.word(place)
        let depth = frame.depth(of: action)
        frame.sheet(card.scaled(by: 1 - 0.02 * depth), radius: 44, depth: depth)
        frame.draw(.transformed([.icon(word.picture, in: picture, tint: .white)], motion(time)))
        for drawing in ColoredWord(word.word, lesson, in: text, size: size).drawings { frame.draw(drawing) }
        frame.hotspot(
            card, radius: 44, sends: action, label: word.voice.map { .clips([$0]) } ?? .named("word"))
        if let hunt = lesson.hunts[place] { draw(hunt, in: &frame) }
    }

    /// A small hop with a wiggle.
    private func motion(_ time: Double?) -> Transform {
        guard let time else { return .none }
        let fade = 1 - time
        let foot = Point(x: picture.center.x, y: picture.maxY)
        return Transform(
            scale: 1 + 0.06 * sin(time * .pi), radians: 0.11 * fade * sin(time * 3 * 2 * .pi), about: foot
        ).moved(by: Point(x: 0, y: -26 * abs(sin(time * 2 * .pi)) * fade))
    }

    private func draw(_ hunt: LetterHunt, in frame: inout Frame<LetterAction>) {
        let action = LetterAction.hunt(place)
        let depth = frame.depth(of: action)
        let area = cover.scaled(by: 1 - 0.04 * depth)
        frame.sheet(area.inset(by: -10), radius: 26, depth: depth)
        frame.photograph(hunt.cover, in: area, radius: 18)
        frame.hotspot(cover.inset(by: -14), radius: 30, sends: action, label: .named("tale"))
    }
}

/// A word in which the letter has a colour of its own.
struct ColoredWord {
    let drawings: [Drawing]

    private static let accent = Color(0xb4511a)

    /// - Parameter size: shrunk until the word fits the area.
    init(_ word: String, _ lesson: Lesson, in area: Rect, size wanted: Double) {
        let size = min(wanted, wanted * area.width / max(lesson.widths.width(of: word, size: wanted), 1))
        let letters = [lesson.letter.capital, lesson.letter.small]
        var x = area.center.x - lesson.widths.width(of: word, size: size) / 2
        let height = size * LetterWidths.lineHeight + 4
        var drawings: [Drawing] = []
        for part in Self.parts(of: word, letters) {
            let width = lesson.widths.width(of: part.text, size: size)
            let color = part.isLetter ? Self.accent : Color.ink
            var style = TextStyle(.words, size: size, color: color, alignment: .leading)
            style.isExact = true
            let place = Rect(x: x, y: area.center.y - height / 2, width: width + size * 0.2, height: height)
            drawings.append(.text(part.text, in: place, style))
            x += width
        }
        self.drawings = drawings
    }

    /// The word in parts that are the letter or have none of it.
    static func parts(of word: String, _ letters: [String]) -> [(text: String, isLetter: Bool)] {
        var parts: [(text: String, isLetter: Bool)] = []
        for character in word.map(String.init) {
            let isLetter = letters.contains(character)
            if let last = parts.last, last.isLetter == isLetter, !isLetter {
                parts[parts.count - 1].text += character
            } else {
                parts.append((character, isLetter))
            }
        }
        return parts
    }
}
