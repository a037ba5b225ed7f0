import Engine
import TalePacks

/// "We have … minutes": the shelf shows what fits, and a candle in the reader burns down.
///
/// It counts the ticks of the show, so that no clock can be wrong; it ends with the app.
public struct Minutes: Document {
    public static let name = "minutes"
    /// The minutes that a grown-up can choose.
    public static let choices = [2, 5, 10, 20, 30]

    /// How many there are; 0 for no limit.
    public let count: Int
    /// The tick at which they began.
    public let start: Int

    public init(_ count: Int = 0, from start: Int = 0) { (self.count, self.start) = (clamp(count, 0...60), start) }

    private enum CodingKeys: CodingKey { case count, start }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try fields.decode(Int.self, forKey: .count), from: try fields.decode(Int.self, forKey: .start))
    }

    private var length: Int { count * 3600 }
    /// Ticks for a change of the candle: a fiftieth of it.
    private var step: Int { max(1, length / 50) }

    private func passed(at now: Int) -> Int { clamp(now.subtractingReportingOverflow(start).partialValue, 0...length) }

    /// Whether time is left.
    public func isRunning(at now: Int) -> Bool { passed(at: now) < length }

    /// How much of the candle is left, 0…1, in steps so that a still picture stays still.
    func candle(at now: Int) -> Double {
        length == 0 ? 0 : 1 - Double(passed(at: now) / step * step) / Double(length)
    }

    /// The tick at which the candle changes next.
    func rest(at now: Int) -> Rest {
        guard isRunning(at: now) else { return .still }
        return .until(now + step - passed(at: now) % step)
    }

    /// Whether a tale can be heard to its end.
    func fits(_ story: Story, at now: Int) -> Bool {
        (story.length + Self.turn * Double(story.slides.count)) * 60 <= Double(length - passed(at: now))
    }

    /// Seconds for turning a page.
    private static let turn = 2.0
}

extension Shelf {
    /// The tales for which there is time; all of them if there is no limit, or if none fits any more.
    func fitting(_ minutes: Minutes?, at now: Int) -> Shelf {
        guard let minutes, minutes.isRunning(at: now) else { return self }
        let fitting = stories.filter { minutes.fits($0, at: now) }
        guard !fitting.isEmpty, fitting.count < stories.count else { return self }
        var shelf = self
        shelf.stories = fitting
        return shelf
    }
}
