import FoundationEssentials
import LetterJudge

/// A question of `letters judge`.
struct Question: Decodable {
    let id: Identifier
    let alphabet: String
    let expected: String?
    let strokes: [[Place]]

    /// The drawing; points without x and y are left out.
    var ink: Ink { Ink(strokes.map { $0.compactMap(\.point) }) }

    /// Reads a line; throws what is wrong with it.
    init(_ line: [UInt8]) throws(Complaint) {
        do {
            self = try JSONDecoder().decode(Question.self, from: Data(line))
        } catch let DecodingError.keyNotFound(key, _) {
            throw Complaint("it has no \(key.stringValue)")
        } catch let error as DecodingError {
            let place = error.context?.codingPath.first?.stringValue
            throw Complaint(place.map { "its \($0) is not what it should be" } ?? "it cannot be read as a JSON object")
        } catch {
            throw Complaint("it cannot be read as a JSON object")
        }
    }

    /// What the asker calls a question, a text or a whole number; answered as it came.
    enum Identifier: Hashable, Codable {
        case text(String)
        case number(Int)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int.self) {  // else it must be a text
                self = .number(number)
            } else {
                self = .text(try container.decode(String.self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let text): try container.encode(text)
            case .number(let number): try container.encode(number)
            }
        }
    }

    /// A list of numbers: x, y and what is not needed, such as the time.
    struct Place: Decodable {
        let point: InkPoint?

        init(from decoder: any Decoder) throws {
            var numbers = try decoder.unkeyedContainer()
            if numbers.count ?? 0 < 2 {
                point = nil
            } else {
                point = InkPoint(x: Float(try numbers.decode(Double.self)), y: Float(try numbers.decode(Double.self)))
            }
        }
    }
}

/// What is wrong with a line.
struct Complaint: Error, Hashable {
    let text: String

    init(_ text: String) { self.text = text }
}

extension DecodingError {
    fileprivate var context: Context? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            context
        @unknown default: nil
        }
    }
}
