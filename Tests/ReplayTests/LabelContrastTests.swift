import TestSupport
import Testing

@testable import Engine
@testable import PasakaApp

/// Every word that stands on a paper of one colour can be read.
struct LabelContrastTests {
    /// What lies under later drawings: a colour, or a picture, which nobody knows.
    private struct Ground {
        let area: Rect
        let colors: [Color]
    }

    /// The size from which letters are large, in points: 4.5 mm on a tablet of ten inches.
    private static let large = 40.0

    /// The texts of a screen whose contrast with their ground is below 4.5 to 1, or 3 to 1 for large ones, with it.
    private func faint(on screen: ScreenTests.Screen) -> Set<String> {
        var grounds: [Ground] = []
        var faint: Set<String> = []
        var clip: Rect?
        for drawing in screen.picture.drawings {
            switch drawing {
            case .shape(.filled, let area, _, let paint), .shape(.raised, let area, _, let paint):
                grounds.append(Ground(area: clip?.intersection(area) ?? area, colors: Self.colors(of: paint)))
            case .image(_, let area, _):
                grounds.append(Ground(area: clip?.intersection(area) ?? area, colors: []))
            case .clip(let area): clip = area
            case .text(let text, let area, let style):
                let ground = grounds.last { $0.area.contains(area.center) && $0.colors.allSatisfy { $0.alpha == 255 } }
                for color in ground?.colors ?? [] {
                    let ink = color.mixed(
                        with: Color(red: style.color.red, green: style.color.green, blue: style.color.blue),
                        Double(style.color.alpha) / 255)
                    let contrast = ink.contrast(with: color)
                    if style.color.alpha > 0, contrast < (style.size < Self.large ? 4.5 : 3) {
                        faint.insert("\(text): \((contrast * 10).rounded() / 10)")
                    }
                }
            default: break
            }
        }
        return faint
    }

    private static func colors(of paint: Drawing.Paint) -> [Color] {
        switch paint {
        case .flat(let color): [color]
        case .shaded(let top, let bottom): [top, bottom]
        }
    }

    @Test(arguments: ScreenTests.screens + LetterPictures.upright) func `every word can be read`(
        screen: ScreenTests.Screen
    ) {
        let faint = faint(on: screen)
        #expect(faint.isEmpty, "\(faint.sorted())")
    }
}
