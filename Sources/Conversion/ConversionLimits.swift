/// The most that one job may take from the machine; beyond it the child process is ended.
package struct ConversionLimits {
    /// Seconds of processor time.
    package let seconds: Int
    /// Bytes of the file written.
    package let outputBytes: Int
}

extension ConversionJob {
    package var limits: ConversionLimits {
        switch self {
        case .picture: ConversionLimits(seconds: 20, outputBytes: 64 << 20)
        case .sound, .samples, .speech: ConversionLimits(seconds: 120, outputBytes: 256 << 20)
        case .listing, .entries, .book: ConversionLimits(seconds: 120, outputBytes: 4 << 30)
        }
    }
}
