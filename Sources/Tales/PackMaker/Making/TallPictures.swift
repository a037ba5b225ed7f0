import Conversion
import Sentences
import TalePacks

extension TaleMaking {
    /// Cuts pictures that are much taller than the stage, such as long screenshots, into slides.
    ///
    /// - Returns: whether there are any.
    mutating func cutTallPictures(_ outcomes: [Piece: PieceOutcome]) -> Bool {
        // Those of a finished tale are as they were meant, and recordings belong to slides by their numbers.
        guard plan.id == nil, plan.tellings.isEmpty, plan.translations.isEmpty else { return false }
        var slides: [TalePlan.Slide] = [], remarks: [Sentence] = []
        for (number, slide) in plan.slides.enumerated() {
            guard let picture = slide.picture, picture.page == nil, picture.sheet == nil, picture.strip == nil,
                case .picture(_, let facts) = outcomes[Piece(role: .picture(slide: number), file: picture)],
                facts.height > facts.width * 3
            else {
                slides.append(slide)
                continue
            }
            let cut = slide.cut(strips(of: picture))
            slides += cut
            guard cut.count > 1 else { continue }
            remarks.append("\(picture.said): is much taller than the screen; it becomes \(cut.count) slides")
        }
        guard slides.count > plan.slides.count, slides.count <= TalePlan.mostSlides else { return false }
        plan.slides = slides
        plan.remarks += remarks
        return true
    }

    /// The strips into which a picture is cut; none if it cannot be cut.
    private func strips(of picture: SourceFile) -> [Range<Int>] {
        guard let input = try? source.open(picture) else { return [] }
        defer { withExtendedLifetime(input) {} }
        guard case .strips(let strips) = try? maker.convert(.strips, input.descriptor, nil) else { return [] }
        return strips
    }
}

extension TalePlan.Slide {
    /// A slide for each strip; the first has what is told.
    fileprivate func cut(_ strips: [Range<Int>]) -> [TalePlan.Slide] {
        guard strips.count > 1 else { return [self] }
        return strips.enumerated().map { number, strip in
            var slide = number == 0 ? self : TalePlan.Slide()
            slide.picture = picture
            slide.picture?.strip = strip
            return slide
        }
    }
}
