import Testing

@testable import Alignment

struct SpeakerAdaptationTests {
    /// Moments of a guide, each value different.
    private let moments = (0..<400).map { moment in
        var values = SIMD16<Float>()
        for value in values.indices { values[value] = Float((moment * (value * 37 + 11) % 101) - 50) / 25 }
        return values
    }

    private func distance(_ one: SIMD16<Float>, _ other: SIMD16<Float>) -> Float {
        ((one - other) * (one - other)).sum().squareRoot()
    }

    @Test func `the same voice stays as it is`() {
        let adaptation = SpeakerAdaptation(moments.map { ($0, $0) })
        #expect(moments.allSatisfy { distance(adaptation($0), $0) < 0.01 })
    }

    @Test func `a voice that differs in level and colour is met most of the way`() {
        let other = moments.map { moment in
            var other = moment * 0.7 + 0.5
            other[1] += moment[2] * 0.6
            return other
        }
        let adaptation = SpeakerAdaptation(Array(zip(moments, other)))
        let before = zip(moments, other).reduce(Float(0)) { $0 + distance($1.0, $1.1) }
        let after = zip(moments, other).reduce(Float(0)) { $0 + distance(adaptation($1.0), $1.1) }
        #expect(after < before / 5)
    }

    @Test func `one moment changes little and none change nothing`() {
        let moment = moments[0] / distance(moments[0], .zero)
        let one = SpeakerAdaptation([(moment, moment * 3)])
        #expect(distance(one(moment), moment) < 0.3)
        let none = SpeakerAdaptation([])
        #expect(moments.allSatisfy { distance(none($0), $0) < 0.001 })
    }
}
