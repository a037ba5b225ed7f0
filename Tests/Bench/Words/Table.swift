import Glibc

/// Prints the results, one line per recording.
final class Table {
    private static let mostMedian = 0.12, mostNinth = 0.35, near = 0.1
    private(set) var meetsTargets = true

    init() {
        print(
            "recording                                   words  median     p90    most  offset (seconds)  within 0.1 of it"
        )
    }

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
        var line = Self.left(name, 44) + Self.right("\(errors.count)", 4)
        if let most = sorted.last {
            let offset = Self.share(0.5, errors.sorted())
            let near = errors.count { abs($0 - offset) <= Self.near }
            let figures = [Self.share(0.5, sorted), Self.share(0.9, sorted), most, offset].map(Self.text)
            line += figures.map { Self.right($0, 8) }.joined() + Self.right("\(near * 100 / errors.count) %", 12)
        }
        print(line)
        return sorted
    }

    private static func share(_ part: Double, _ sorted: [Double]) -> Double {
        sorted[min(sorted.count - 1, Int(part * Double(sorted.count)))]
    }

    private static func text(_ seconds: Double) -> String {
        let milliseconds = Int((seconds * 1000).rounded())
        let digits = String(String(1000 + abs(milliseconds) % 1000).dropFirst())
        return (milliseconds < 0 ? "-" : "") + "\(abs(milliseconds) / 1000)." + digits
    }

    private static func left(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
    private static func right(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
