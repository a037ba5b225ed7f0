import Testing

@testable import Platform

struct DisplayMeasureTests {
    /// The diagonal of a display in inches, by what it tells.
    private func diagonal(_ width: Double, _ height: Double, _ across: Double, _ down: Double) -> Double {
        let measure = DisplayMeasure(width: width, height: height, dotsAcross: across, dotsDown: down)
        return measure.millimetresPerUnit * (width * width + height * height).squareRoot() / 25.4
    }

    @Test func `a display that knows its size is believed`() {
        #expect(abs(diagonal(1280, 800, 149, 149) - 10.13) < 0.01)
        #expect(abs(diagonal(1920, 1080, 102.5, 101.5) - 21.6) < 0.1)
    }

    /// The last are those of 160 × 90 mm: the ratio of its sides, as a television tells it.
    @Test(arguments: [(0, 0), (96, 0), (300, 96), (5000, 5000), (2, 2), (304.8, 304.8)] as [(Double, Double)])
    func `one that tells nothing or nonsense is taken for ten inches`(across: Double, down: Double) {
        #expect(abs(diagonal(1920, 1080, across, down) - 10) < 1e-9)
    }

    @Test(
        arguments: [
            (1920, 1080, 304.8), (1920, 1200, 304.8), (1080, 1920, 304.8), (1200, 1920, 304.8), (1920, 1080, 30.48),
            (1920, 1200, 30.48),
        ] as [(Double, Double, Double)])
    func `the ratio of its sides is no size, however the display is turned`(
        width: Double, height: Double, dots: Double
    ) {
        #expect(abs(diagonal(width, height, dots, dots) - 10) < 1e-9)
    }

    @Test func `one without pixels has a usual size`() {
        let measure = DisplayMeasure(width: 0, height: 0, dotsAcross: 0, dotsDown: 0)
        #expect(measure.millimetresPerUnit == 0.127)
    }
}
