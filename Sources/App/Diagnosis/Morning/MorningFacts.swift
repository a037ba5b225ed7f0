import Engine
import Glibc
import MorningCheck
import Platform
import Sentences
import System

extension SoundFacts {
    init(_ hearing: AudioService.Hearing) {
        self.init(
            driver: hearing.driver, failure: hearing.failure, hasBegun: hearing.hasBegun, consumed: hearing.seconds,
            peak: hearing.peak)
    }
}

extension FreeSpace {
    /// The free space at each folder; unknown ones are left out.
    static func of(_ folders: [String]) -> [FreeSpace] {
        folders.compactMap { folder in
            Machine.freeSpace(at: folder).map {
                FreeSpace(folder: folder, bytes: $0.bytes, hasRoomForFiles: $0.hasRoomForFiles)
            }
        }
    }
}

extension TouchFacts {
    static var now: TouchFacts {
        TouchFacts(
            seen: InputDevices.touchDevices,
            devices: InputDevices.count().map {
                Devices(touchScreens: $0.touchScreens, mice: $0.mice, keyboards: $0.keyboards)
            })
    }
}

extension Fact {
    /// The time limit for looking at files, in seconds; the rest count as good.
    private static let mostSeconds = 3

    /// What there is to choose from, and the problems with the files of other activities.
    static func all(of audits: [Audit], _ glance: FileGlance) -> [Fact] {
        let end = ContinuousClock.now + .seconds(mostSeconds)
        func problems(_ audit: Audit) -> [Sentence] {
            audit.problems
                + audit.images.lazy.prefix { _ in ContinuousClock.now < end }.compactMap(glance.fault(of:))
                + audit.sounds.lazy.prefix { _ in ContinuousClock.now < end }.compactMap(glance.fault(of:))
        }
        let main = audits.filter { $0.contents != nil }
        let contents = main.compactMap(\.contents)
        let facts = TaleFacts(
            count: contents.reduce(0) { $0 + $1.count }, broken: contents.flatMap(\.broken),
            problems: main.flatMap(problems))
        return [.tales(facts), .activities(problems: audits.filter { $0.contents == nil }.flatMap(problems))]
    }
}

extension PictureFacts {
    /// The tolerance of each colour component: decoders and graphics cards round.
    private static let tolerance = 10

    /// Paints a picture containing the known one, and compares its colours.
    ///
    /// - Parameter area: its area in the picture.
    @MainActor init(_ renderer: Renderer, painting picture: Picture, knownAt area: Rect, hasDisplay: Bool = true) {
        self.init(
            renderer: renderer.name, hasDisplay: hasDisplay, failure: Self.failure(renderer, picture, area),
            replacedFonts: Fonts.replaced.map { "\($0)" }, hasFonts: Fonts.areThere)
    }

    @MainActor private static func failure(_ renderer: Renderer, _ picture: Picture, _ area: Rect) -> Sentence? {
        let places = KnownPicture.places
        do {
            let points = places.map { Point(x: area.x + $0.x * area.width, y: area.y + $0.y * area.height) }
            let seen = try renderer.colors(of: picture, at: points)
            return zip(seen, places).first { !isNear($0, $1.color) }.map { seen, place in
                "\(library: renderer.name): \(library: hex(seen)) ≠ \(library: hex(place.color))" as Sentence
            }
        } catch {
            return Sentence(error)
        }
    }

    private static func isNear(_ one: Color, _ other: Color) -> Bool {
        [\Color.red, \.green, \.blue].allSatisfy { abs(Int(one[keyPath: $0]) - Int(other[keyPath: $0])) <= tolerance }
    }

    private static func hex(_ color: Color) -> String {
        let number = Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue)
        let digits = String(number, radix: 16)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
