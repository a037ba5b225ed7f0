import FoundationEssentials
import Testing

@testable import Engine

struct ContactTests {
    private static let contacts = [
        Contact(.began, 3, at: Point(x: 812.33, y: -0.04), milliseconds: 41250, pressure: 0.333),
        Contact(.moved, Contact.mouse, at: Point(x: 800, y: 1e300), milliseconds: 0),
        Contact(.lost, Int64.max, at: Point(x: 0.1, y: 0.2), milliseconds: -1, pressure: 1),
    ]

    @Test(arguments: contacts) func `survives JSON`(contact: Contact) throws {
        let json = try JSONEncoder().encode([contact])
        #expect(try JSONDecoder().decode([Contact].self, from: json) == [contact])
    }

    @Test func `is one short text`() throws {
        let json = try JSONEncoder().encode(Self.contacts[0])
        #expect(String(decoding: json, as: UTF8.self) == #""began 3 812.3 -0.0 41250 0.33""#)
    }

    @Test(arguments: [
        "", "moved 1 2 3", "moved 1 2 3 4 x", "moved 1 2 3 4 0.5 6", "flew 1 2 3 4", "moved 1  2 3 4", "moved a 2 3 4",
    ])
    func `another text is refused`(text: String) throws {
        let json = try JSONEncoder().encode(text)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Contact.self, from: json) }
    }
}
