import Engine
import FoundationEssentials

/// A finger's motion as a line of a ``FlightFile``: numbers only, because a minute of drawing has thousands of them.
///
/// `[number, tick, finger, x, y, milliseconds]`, places in tenths of points; a seventh number is the pressure in
/// hundredths.
struct FlightMotion {
    let number, tick: Int
    let contact: Contact

    /// - Returns: nil unless the input is a motion whose numbers are whole.
    init?(number: Int, tick: Int, _ input: Input) {
        guard case .contact(let contact) = input, contact.phase == .moved else { return nil }
        (self.number, self.tick, self.contact) = (number, tick, contact)
    }

    /// Reads a line.
    ///
    /// - Returns: nil for any other line.
    init?(_ line: ArraySlice<UInt8>) {
        guard line.first == UInt8(ascii: "["), let numbers = try? JSONDecoder().decode([Int].self, from: Data(line)),
            (6...7).contains(numbers.count)
        else { return nil }  // a partial line, or one of a later version
        (number, tick) = (numbers[0], numbers[1])
        contact = Contact(
            .moved, Int64(numbers[2]), at: Point(x: Double(numbers[3]) / 10, y: Double(numbers[4]) / 10),
            milliseconds: numbers[5], pressure: numbers.count == 7 ? Double(numbers[6]) / 100 : nil)
    }

    /// The line; nil for places that only a broken device tells.
    var line: [UInt8]? {
        guard let x = Int(exactly: (contact.point.x * 10).rounded()),
            let y = Int(exactly: (contact.point.y * 10).rounded())
        else { return nil }
        var text = "[\(number),\(tick),\(contact.id),\(x),\(y),\(contact.milliseconds)"
        if let pressure = contact.pressure {
            guard let hundredths = Int(exactly: (pressure * 100).rounded()) else { return nil }
            text += ",\(hundredths)"
        }
        return Array(text.utf8) + Array("]\n".utf8)
    }
}
