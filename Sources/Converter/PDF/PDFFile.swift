import CPoppler
import CVips
import Conversion
import Glibc

/// An open PDF; its bytes must outlive it.
struct PDFFile {
    let count: Int
    /// The document's own title; empty if the file does not say.
    let title: String
    private let document: OpaquePointer

    static let mostBytes = 512 << 20, mostPages = 500
    private static let headLength = 1024

    /// Loads what reading PDFs needs; call it before the process is sandboxed.
    static func start(for input: InputFile) throws(ConversionReason) {
        // A mail program or scanner may have prepended something; readers tolerate that.
        guard String(decoding: input.head(headLength), as: UTF8.self).contains("%PDF-") else {
            throw ConversionReason.fixed(.noPDF)
        }
        guard vips_fonts_keep_few() == 0, pdf_start() == 0 else { throw ConversionReason.fixed(.noPoppler) }
    }

    init(_ bytes: UnsafeRawBufferPointer) throws(ConversionReason) {
        var opened: OpaquePointer?
        let outcome = pdf_open(bytes.baseAddress, bytes.count, &opened)
        guard outcome != PDF_ENCRYPTED else { throw ConversionReason.fixed(.locked) }
        guard outcome == PDF_OPEN, let document = opened else { throw ConversionReason.fixed(.incomplete) }
        count = Int(pdf_page_count(document))
        guard count > 0 else { throw ConversionReason.fixed(.incomplete) }
        guard count <= Self.mostPages else { throw ConversionReason.tooManyPages(count, most: Self.mostPages) }
        let title = pdf_title(document)
        defer { free(title) }
        self.document = document
        self.title = title.map { String(cString: $0) } ?? ""
    }

    /// Points.
    ///
    /// - Parameter page: from 0.
    func size(of page: Int) throws(ConversionReason) -> (width: Double, height: Double) {
        var width = 0.0, height = 0.0
        guard pdf_page_size(document, Int32(page), &width, &height) == 0 else { throw .fixed(.incomplete) }
        let shortest = 1.0, flattest = 20.0
        guard width.isFinite, height.isFinite, min(width, height) >= shortest,
            max(width, height) <= min(width, height) * flattest
        else { throw .fixed(.pageWithoutSize) }
        return (width, height)
    }

    /// A page with its letters.
    func sheet(_ page: Int) throws(ConversionReason) -> PrintedSheet {
        let (width, height) = try size(of: page)
        var words = pdf_words()
        guard pdf_page_words(document, Int32(page), &words) == 0 else {
            return PrintedSheet(width: width, height: height, letters: [])
        }
        defer { pdf_words_free(&words) }
        let places = UnsafeBufferPointer(start: words.places, count: words.count)
        let letters = zip(String(cString: words.text).unicodeScalars, places).map { scalar, place in
            PrintedSheet.Letter(
                scalar, x: (place.left + place.right) / 2 / width, top: place.top / height,
                bottom: place.bottom / height)
        }
        return PrintedSheet(width: width, height: height, letters: letters)
    }

    /// Renders a page at the largest size that fits: pixels of three bytes.
    func draw(
        _ place: PagePlace, mostWidth: Int, mostHeight: Int
    ) throws(ConversionReason) -> (pixels: [UInt8], width: Int, height: Int) {
        guard (1...count).contains(place.number) else { throw .fixed(.noPage) }
        let size = try size(of: place.number - 1)
        let middle = size.width / 2
        let area = pdf_area(
            left: place.half == .right ? middle : 0, top: 0, right: place.half == .left ? middle : size.width,
            bottom: size.height)
        let scale = min(Double(mostWidth) / (area.right - area.left), Double(mostHeight) / size.height)
        let width = max(1, Int(((area.right - area.left) * scale).rounded()))
        let height = max(1, Int((size.height * scale).rounded()))
        var pixels = [UInt8](repeating: 0, count: width * height * 3)
        guard pdf_page_draw(document, Int32(place.number - 1), area, Int32(width), Int32(height), &pixels) == 0 else {
            throw .fixed(.noMemory)
        }
        return (pixels, width, height)
    }
}
