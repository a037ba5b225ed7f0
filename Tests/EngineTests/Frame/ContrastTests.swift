import TestSupport
import Testing

@testable import Engine

/// How well words can be told from the paper that they stand on.
struct ContrastTests {
    @Test(arguments: [Tone.plain, .primary, .chosen]) func `words on a button have a contrast of five to one`(
        tone: Tone
    ) {
        let papers: [Color] =
            switch tone.paint {
            case .flat(let color): [color]
            case .shaded(let top, let bottom): [top, bottom]
            }
        for paper in papers { #expect(tone.ink.contrast(with: paper) >= 5, "\(paper)") }
    }

    @Test(arguments: [Color.plum, .brown, .ink]) func `words on paper have a contrast of four and a half`(ink: Color) {
        for paper in [Color.paper, .white, .cream] { #expect(ink.contrast(with: paper) >= 4.5, "\(paper)") }
    }

    @Test func `black and white are furthest apart`() {
        #expect(Color(0x000000).contrast(with: .white) == 21)
        #expect(Color.plum.contrast(with: .plum) == 1)
    }
}
