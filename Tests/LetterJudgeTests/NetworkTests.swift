import Foundation
import Testing

@testable import LetterJudge

struct NetworkTests {
    @Test func `an output is its bias and each input times its weight`() {
        // Three inputs, twenty outputs: weights 1, 10 and 100 to every output.
        let weights = [1, 10, 100].flatMap { [Float](repeating: $0, count: 20) }
        let layer = Layer(weights: weights, biases: (0..<20).map { Float($0) / 100 })
        var (output, active) = ([Float](repeating: -1, count: 20), ActiveInputs())
        layer.connect([2, 0, 3], to: &output, &active)
        #expect(output == (0..<20).map { Float($0) / 100 + 302 })
    }

    @Test func `a convolution sums the nine neighbours and nothing beyond the edge`() {
        // One channel, weights 1 ... 9 by place: above left is 1, the middle 5, below right 9.
        let weights = (1...9).flatMap { [Float](repeating: Float($0), count: 20) }
        let layer = Layer(weights: weights, biases: [Float](repeating: 0.5, count: 20))
        var (output, active) = ([Float](repeating: -1, count: 80), ActiveInputs())
        layer.convolve([1, 10, 100, 1000], side: 2, to: &output, &active)
        // At the top left: 1 in the middle, 10 to the right (6), 100 below (8), 1000 below right (9); and the bias.
        #expect(output[0] == 9865.5)
        // At the bottom right: 1 above left (1), 10 above (2), 100 to the left (4), 1000 in the middle.
        #expect(output[79] == 5421.5)
    }

    @Test func `odds sum to 1 and are the same each time`() throws {
        var reader = ShapeReader(try Samples.table())
        let ink = SmoothedInk(try Samples.ink("A"))
        let odds = reader.odds(ink)
        #expect(abs(odds.values.reduce(0, +) - 1) < 1e-4)
        #expect(odds.values == reader.odds(ink).values)
    }

    @Test(arguments: [-90, -30, -1.5, -0.01, 0, 0.3, 1, 7.7, 40] as [Float])
    func `the exponential function is right`(x: Float) {
        let right = x < -80 ? 0 : Foundation.exp(x)
        #expect(abs(Exponential.exp(x) - right) <= right * 1e-5)
    }

    @Test(arguments: [1e-6, 0.03, 0.5, 0.999, 1, 1.5, 2, 800] as [Float])
    func `the logarithm is right`(x: Float) {
        #expect(abs(Exponential.log(x) - Foundation.log(x)) < 1e-5)
    }

    @Test func `probabilities of equal scores are equal`() {
        var scores: [Float] = [3, 3, 3, 3]
        Exponential.softmax(&scores)
        #expect(scores == [0.25, 0.25, 0.25, 0.25])
    }
}
