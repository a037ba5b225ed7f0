import Conversion

/// The package document of an EPUB: its title, its files and the order of its pages (EPUB 3.3, chapter 5).
struct BookPackage {
    struct Item {
        let path: String
        let kind: String
        let properties: [Substring]
        let overlay: String?
    }

    let title, language: String
    /// The creators named in the package.
    let makers: [String]
    /// The files by their ids.
    let items: [String: Item]
    /// The pages in reading order.
    let spine: [Item]
    /// The path of the cover picture.
    let cover: String?
    /// The paths of pages with the contents.
    let contents: Set<String>

    static let container = "META-INF/container.xml"
    private static let mostPages = ZipReader.mostEntries

    /// - Throws: also for a DRM-protected book.
    init(_ files: BookFiles) throws(ConversionReason) {
        guard files.numbers[Self.container] != nil else {
            throw ConversionReason.fixed(.noContainer)
        }
        try Self.refuseProtection(files)
        let container = try files.document(Self.container)
        guard
            let path = container.all("rootfile").lazy.compactMap({ $0["full-path"] })
                .compactMap({ files.locate($0.replacing("%", with: "%25"), from: "") }).first
        else {
            throw ConversionReason.fixed(.noPackage)
        }
        try self.init(files.document(path), path: path, files)
    }

    private init(_ package: XMLTree, path: String, _ files: BookFiles) throws(ConversionReason) {
        title = Self.words(package.all("title").first)
        language = Self.words(package.all("language").first)
        makers = ["creator", "contributor", "publisher", "rights"].flatMap { package.all($0) }.map { Self.words($0) }
        let declared = package.all("manifest").flatMap { $0.all("item") }.compactMap { item in
            Self.item(item, package: path, files).map { (item["id"] ?? "", $0) }
        }
        let items = Dictionary(declared) { first, _ in first }
        let references = package.all("spine").flatMap { $0.all("itemref") }
        let pages = references.filter { $0["linear"] != "no" }.compactMap { $0["idref"].flatMap { items[$0] } }
        guard !pages.isEmpty else { throw ConversionReason.fixed(.noSpine) }
        guard pages.count <= Self.mostPages else {
            throw ConversionReason.tooManyPages(pages.count, most: Self.mostPages)
        }
        // The second form is EPUB 2's.
        let named = package.all("meta").first { $0["name"] == "cover" }?["content"]
        let cover = items.values.first { $0.properties.contains("cover-image") } ?? named.flatMap { items[$0] }
        self.items = items
        spine = pages
        self.cover = cover?.path
        let guides = package.all("guide").flatMap { $0.all("reference") }.filter { $0["type"]?.lowercased() == "toc" }
        contents = Set(
            guides.compactMap { $0["href"].flatMap { files.locate($0, from: path) } }
                + items.values.filter { $0.properties.contains("nav") }.map(\.path))
    }

    private static func item(_ item: XMLTree, package: String, _ files: BookFiles) -> Item? {
        guard let path = item["href"].flatMap({ files.locate($0, from: package) }) else { return nil }
        return Item(
            path: path, kind: item["media-type"] ?? "", properties: (item["properties"] ?? "").split(separator: " "),
            overlay: item["media-overlay"])
    }

    private static func words(_ element: XMLTree?) -> String {
        (element?.text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    // MARK: - Protection

    private static let locks = ["META-INF/rights.xml", "META-INF/sinf.xml", "META-INF/license.lcpl"]
    private static let encryption = "META-INF/encryption.xml"
    /// Fonts may be obfuscated; they are not needed here.
    private static let fontHiding = ["http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC"]

    private static func refuseProtection(_ files: BookFiles) throws(ConversionReason) {
        var isProtected = locks.contains { files.numbers[$0] != nil }
        if files.numbers[encryption] != nil {
            let methods = try files.document(encryption).all("EncryptedData").map { data in
                data.all("EncryptionMethod").first?["Algorithm"] ?? ""
            }
            isProtected = isProtected || methods.contains { !fontHiding.contains($0) }
        }
        if isProtected { throw ConversionReason.fixed(.protected) }
    }
}
