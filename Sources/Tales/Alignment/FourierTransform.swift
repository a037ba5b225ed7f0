import Glibc

/// The discrete Fourier transform of a power-of-two number of samples (Cooley–Tukey algorithm).
struct FourierTransform {
    let count: Int
    private let cosines, sines: [Float]

    /// - Parameter count: a power of two.
    init(count: Int) {
        precondition(count > 0 && count & (count - 1) == 0, "the transform takes a power of two of samples")
        self.count = count
        let angles = (0..<max(1, count / 2)).map { -2 * Double.pi * Double($0) / Double(count) }
        cosines = angles.map { Float(cos($0)) }
        sines = angles.map { Float(sin($0)) }
    }

    /// The power of each frequency from 0 to half the rate: `count / 2 + 1` values.
    func power(_ samples: [Float]) -> [Float] {
        var real = samples, imaginary = [Float](repeating: 0, count: count)
        real.withUnsafeMutableBufferPointer { real in
            imaginary.withUnsafeMutableBufferPointer { transform(real, $0) }
        }
        return (0...count / 2).map { real[$0] * real[$0] + imaginary[$0] * imaginary[$0] }
    }

    private func transform(
        _ real: UnsafeMutableBufferPointer<Float>, _ imaginary: UnsafeMutableBufferPointer<Float>
    ) {
        reorder(real)
        var half = 1
        while half < count {
            let step = count / (2 * half)
            for start in stride(from: 0, to: count, by: 2 * half) {
                for k in 0..<half {
                    let upper = start + k, lower = start + k + half
                    let c = cosines[k * step], s = sines[k * step]
                    let turnedReal = real[lower] * c - imaginary[lower] * s,
                        turnedImaginary = real[lower] * s + imaginary[lower] * c
                    real[lower] = real[upper] - turnedReal
                    imaginary[lower] = imaginary[upper] - turnedImaginary
                    real[upper] += turnedReal
                    imaginary[upper] += turnedImaginary
                }
            }
            half *= 2
        }
    }

    /// Bit-reversal permutation.
    private func reorder(_ samples: UnsafeMutableBufferPointer<Float>) {
        var reversed = 0
        for index in 1..<max(1, count) {
            var bit = count / 2
            while reversed & bit != 0 {
                reversed ^= bit
                bit /= 2
            }
            reversed |= bit
            if index < reversed { samples.swapAt(index, reversed) }
        }
    }
}
