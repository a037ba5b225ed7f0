import Glibc

extension Double {
    /// An amplitude's level; 1 is 0 dB.
    var decibels: Double { self > 0 ? 20 * log10(self) : -.infinity }

    /// The amplitude of a level in dB.
    var amplitude: Double { pow(10, self / 20) }
}
