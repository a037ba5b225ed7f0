/// A PDF written line by line, so that it can lie.
public struct MadePDF {
    /// A page in points, with words in Helvetica, which is not in the file.
    public struct Page {
        public var width, height: Double
        /// Red, green and blue, 0…1.
        public var ground: [Double]
        public var words: [Words]
        /// Entries of the page itself, such as `/Rotate 90`.
        public var entries = ""

        public init(
            _ width: Double, _ height: Double, ground: [Double] = [1, 1, 1], _ words: [Words] = [], entries: String = ""
        ) {
            self.width = width
            self.height = height
            self.ground = ground
            self.words = words
            self.entries = entries
        }
    }

    /// Words on one line, whose foot is so far from the left and the upper edge.
    public struct Words {
        public var text: String
        public var x, y, size: Double

        public init(_ text: String, x: Double, y: Double, size: Double = 14) {
            self.text = text
            self.x = x
            self.y = y
            self.size = size
        }
    }

    public private(set) var bytes: [UInt8] = []

    /// - Parameters:
    ///   - title: what the file says of itself.
    ///   - trailer: entries of the trailer, such as `/Encrypt`.
    public init(_ pages: [Page], title: String = "", trailer: String = "") {
        let kids = pages.indices.map { "\($0 * 2 + 10) 0 R" }.joined(separator: " ")
        let letters = "/Encoding<</Type/Encoding/Differences[128\(Self.names)]>>"
        var objects = [
            (1, "<</Type/Catalog/Pages 2 0 R>>"), (2, "<</Type/Pages/Kids[\(kids)]/Count \(pages.count)>>"),
            (3, "<</Type/Font/Subtype/Type1/BaseFont/Helvetica\(letters)>>"), (4, "<</Title(\(title))>>"),
        ]
        for (number, page) in pages.enumerated() {
            let resources = "/Resources<</Font<</F 3 0 R>>>>/Contents \(number * 2 + 11) 0 R"
            let box = "/MediaBox[0 0 \(page.width) \(page.height)]"
            objects.append((number * 2 + 10, "<</Type/Page/Parent 2 0 R\(box)\(resources)\(page.entries)>>"))
            let content = Self.content(page)
            objects.append(
                (number * 2 + 11, "<</Length \(content.count)>>stream\n\(content)\nendstream"))
        }
        var text = "%PDF-1.4\n"
        var places: [Int: Int] = [:]
        for (number, object) in objects {
            places[number] = text.utf8.count
            text += "\(number) 0 obj\(object)endobj\n"
        }
        let start = text.utf8.count
        text += "xref\n"
        for (number, place) in places.sorted(by: { $0.key < $1.key }) {
            let digits = "\(place)"
            text += "\(number) 1\n\(String(repeating: "0", count: 10 - digits.count))\(digits) 00000 n \n"
        }
        text += "trailer<</Size \(pages.count * 2 + 12)/Root 1 0 R/Info 4 0 R\(trailer)>>\nstartxref\n\(start)\n%%EOF\n"
        bytes = Array(text.utf8)
    }

    /// A trailer's entry for a file that asks for a password.
    public static let locked: String = {
        let sum = String(repeating: "5a", count: 32)
        return "/ID[<5a><5a>]/Encrypt<</Filter/Standard/V 1/R 2/O<\(sum)>/U<\(sum)>/P -4>>"
    }()

    private static let letters = Array("āčēģīķļņšūžĀČĒĢĪĶĻŅŠŪŽ–")
    private static let names =
        "/amacron/ccaron/emacron/gcommaaccent/imacron/kcommaaccent/lcommaaccent/ncommaaccent/scaron/umacron/zcaron"
        + "/Amacron/Ccaron/Emacron/Gcommaaccent/Imacron/Kcommaaccent/Lcommaaccent/Ncommaaccent/Scaron/Umacron/Zcaron/endash"

    private static func content(_ page: Page) -> String {
        let color = page.ground.map { "\($0)" }.joined(separator: " ")
        let words = page.words.map { words in
            let text = words.text.map { letter in
                letters.firstIndex(of: letter).map { "\\" + String($0 + 128, radix: 8) } ?? String(letter)
            }
            return "0 g BT /F \(words.size) Tf \(words.x) \(page.height - words.y) Td (\(text.joined())) Tj ET"
        }
        return (["\(color) rg 0 0 \(page.width) \(page.height) re f"] + words).joined(separator: "\n")
    }
}
