import Glibc

/// Prints the results, one line per recording.
final class Table {
    private static let mostMedian = 0.12, mostNinth = 0.3
    private(set) var meetsTargets = true

    init() { print("recording                                   words  median   p90    most  (seconds)") }

    /// - Returns: the errors, for the totals.
    func row(_ name: String, _ errors: [Double]) -> [Double] {
        line(name, errors)
        return errors
    }

    func total(_ name: String, _ errors: [Double]) {
        let sorted = line(name, errors)
        guard !sorted.isEmpty else { return }
        let meets = Self.share(0.5, sorted) <= Self.mostMedian && Self.share(0.9, sorted) <= Self.mostNinth
        print("    target: median ≤ \(Self.mostMedian), p90 ≤ \(Self.mostNinth): \(meets ? "met" : "MISSED")\n")
        meetsTargets = meetsTargets && meets
    }

    @discardableResult
    private func line(_ name: String, _ errors: [Double]) -> [Double] {
        let sorted = errors.map(abs).sorted()
        let figures =
            sorted.isEmpty ? [] : [Self.share(0.5, sorted), Self.share(0.9, sorted), sorted[sorted.count - 1]]
        print(
            Self.left(name, 44) + Self.right("\(errors.count)", 4)
                + figures.map { Self.right(Self.text($0), 8) }.joined())
        return sorted
    }

    private static func share(_ part: Double, _ sorted: [Double]) -> Double {
        sorted[min(sorted.count - 1, Int(part * Double(sorted.count)))]
    }

    private static func text(_ seconds: Double) -> String {
        let milliseconds = Int((seconds * 1000).rounded())
        return "\(milliseconds / 1000)." + String(String(1000 + milliseconds % 1000).dropFirst())
    }

    private static func left(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
    private static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
