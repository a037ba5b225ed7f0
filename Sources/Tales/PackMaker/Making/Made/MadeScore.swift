import TalePacks

/// The theme, the beds and the sounds at words that were made; the others are left out.
struct MadeScore {
    private(set) var files: [(name: String, made: HiddenPlace.File)] = []
    private var loops: [SourceFile: String] = [:]
    private var foley: [SourceFile: String] = [:]

    init(_ tale: MadeTale) {
        let sources = tale.plan.scoreFiles
        for (number, source) in sources.loops.enumerated() {
            loops[source] = add(tale, Piece(role: .loop, file: source), "loop\(number + 1).ogg")
        }
        for (number, source) in sources.foley.enumerated() {
            foley[source] = add(tale, Piece(role: .foley, file: source), "foley\(number + 1).ogg")
        }
    }

    private mutating func add(_ tale: MadeTale, _ piece: Piece, _ name: String) -> String? {
        guard let made = tale.sound(piece)?.0 else { return nil }
        files.append((name, made))
        return name
    }

    /// The name of a loop's file.
    func loop(_ source: SourceFile?) -> String? { source.flatMap { loops[$0] } }

    /// The entries with the names of their files.
    func foley(of slide: TalePlan.Slide) -> [StoryFile.FoleyEntry] {
        slide.foley.compactMap { sound in
            guard let name = foley[sound.clip] else { return nil }
            var entry = sound.entry
            entry.clip = name
            return entry
        }
    }
}
