import Engine

@testable import Letters
@testable import PasakaApp

extension World {
    /// Home after some tales were heard and letters drawn, in all colours; and two tales of the family's own.
    static func grown(tales: Int, letters: Int) -> World {
        var world = with([.seasons]) { $0.turn("gadalaiki", to: 3) }
        var meadow = Meadow()
        for figure in MeadowFigure.allCases.prefix(tales) {
            _ = meadow.grow(Growth(from: Route("stories/\(figure)"), .figure(figure.rawValue)))
        }
        for tale in 1...2 { _ = meadow.grow(Growth(from: Route("stories/own\(tale)"), .keepsake)) }
        for number in 0..<letters {
            // Not in the order of the alphabet, and few next to each other.
            let letter = number * 7 % 33
            let flower = Flower(letter: letter, of: 33, color: InkColor.all[number * 3 % 8], sounds: [])
            _ = meadow.grow(Growth(from: Route("letters/lv/\(letter)"), .flower(flower)))
        }
        world[Meadow.self] = meadow
        return world
    }
}
