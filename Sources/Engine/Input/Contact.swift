/// One event of a finger, or of the mouse while its left button is down.
public struct Contact: Hashable, Sendable {
    public enum Phase: String, Sendable, CaseIterable {
        case began, moved, ended
        /// Its end went unseen: what it began has no effect.
        case lost
    }

    /// The mouse's ``id``.
    public static let mouse: Int64 = -1
    /// The ``id`` of the pen that a thumbstick moves.
    public static let pen: Int64 = -2

    /// Distinguishes fingers that are down at the same time.
    public let id: Int64
    public let phase: Phase
    /// Stage points, to a tenth: a quarter of the smallest pixel.
    public let point: Point
    /// The time of the event, since any fixed point.
    public let milliseconds: Int
    /// How hard the finger presses, 0…1 to a hundredth; nil if the device does not tell.
    public let pressure: Double?

    public init(_ phase: Phase, _ id: Int64, at point: Point, milliseconds: Int, pressure: Double? = nil) {
        (self.id, self.phase, self.milliseconds) = (id, phase, milliseconds)
        self.point = Point(x: (point.x * 10).rounded() / 10, y: (point.y * 10).rounded() / 10)
        self.pressure = pressure.map { ($0 * 100).rounded() / 100 }
    }

    /// The end of this finger, where it was last.
    var lifted: Contact { Contact(.ended, id, at: point, milliseconds: milliseconds, pressure: pressure) }
    /// The loss of this finger, where it was last.
    var lost: Contact { Contact(.lost, id, at: point, milliseconds: milliseconds, pressure: pressure) }
}

/// A contact as text, such as `moved 3 812.3 433.2 41250 0.5`: a minute of drawing is thousands of them.
extension Contact: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let contact = Contact(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "this is not a contact")
        }
        self = contact
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    private var text: String {
        "\(phase.rawValue) \(id) \(point.x) \(point.y) \(milliseconds)\(pressure.map { " \($0)" } ?? "")"
    }

    private init?(_ text: String) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard (5...6).contains(words.count), let phase = Phase(rawValue: String(words[0])), let id = Int64(words[1]),
            let x = Double(words[2]), let y = Double(words[3]), let milliseconds = Int(words[4])
        else { return nil }
        let pressure = words.count == 6 ? Double(words[5]) : nil
        guard words.count == 5 || pressure != nil else { return nil }
        self.init(phase, id, at: Point(x: x, y: y), milliseconds: milliseconds, pressure: pressure)
    }
}
