import Engine
import Glibc
import MorningCheck
import Platform
import Sentences
import System
import TalePacks
import TaleServices

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

extension TaleFacts {
    /// The time limit for checking files, in seconds; the rest count as good.
    private static let mostSeconds = 3

    /// Reads all tales and checks each of their files briefly.
    init(_ library: Library, _ glance: FileGlance) {
        let (shelf, unreadable) = library.survey()
        let end = ContinuousClock.now + .seconds(Self.mostSeconds)
        var problems = shelf.problems
        for story in shelf.stories where ContinuousClock.now < end {
            problems += ([story.cover] + story.slides.map(\.image)).compactMap { $0 }.compactMap(glance.fault(of:))
            problems += ([story.spokenTitle] + story.slides.map(\.narration)).compactMap { $0 }
                .compactMap(glance.fault(of:))
        }
        self.init(count: shelf.stories.count, broken: unreadable, problems: problems)
    }
}

extension Fact {
    /// Problems with activities' files; each of their pictures and sounds is checked briefly.
    init(_ audits: [Audit], _ glance: FileGlance) {
        self = .activities(
            problems: audits.flatMap { audit in
                audit.problems + audit.images.compactMap(glance.fault(of:)) + audit.sounds.compactMap(glance.fault(of:))
            })
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
