import Foundation

/// An EPUB 3 picture book of two pages with one voice for both.
enum MadeBook {
    /// Its files but for `1.png`, `2.png` and `voice.mp3` in `E/`.
    static let files = [
        "mimetype": "application/epub+zip",
        "META-INF/container.xml":
            #"<container><rootfiles><rootfile full-path="E/book.opf"/></rootfiles></container>"#,
        "E/book.opf": """
        <package><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Lāča diena</dc:title>\
        <dc:language>lv</dc:language></metadata><manifest>
        <item id="1" href="1.xhtml" media-type="application/xhtml+xml" media-overlay="s"/>
        <item id="2" href="2.xhtml" media-type="application/xhtml+xml" media-overlay="s"/>
        <item id="s" href="all.smil" media-type="application/smil+xml"/>
        </manifest><spine><itemref idref="1"/><itemref idref="2"/></spine></package>
        """,
        "E/1.xhtml": #"<html><body><img src="1.png"/><p id="a">Lācis iet.</p></body></html>"#,
        "E/2.xhtml": #"<html><body><img src="2.png"/><p id="b">Lācis guļ.</p></body></html>"#,
        "E/all.smil": """
        <smil><body><par><text src="1.xhtml#a"/><audio src="voice.mp3" clipBegin="0s" clipEnd="1s"/></par>
        <par><text src="2.xhtml#b"/><audio src="voice.mp3" clipBegin="1s" clipEnd="3s"/></par></body></smil>
        """,
    ]

    /// Makes a book with some of its files changed, or left out where they are nil.
    static func make(_ name: String, in folder: Folder, changes: [String: String?] = [:]) async throws -> String {
        let root = try folder.makeFolder(name + ".d")
        for (path, text) in files.merging(changes.compactMapValues { $0 }, uniquingKeysWith: { $1 }) {
            guard changes[path].map({ $0 != nil }) ?? true else { continue }
            let place = URL(filePath: "\(root)/\(path)")
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: place)
        }
        try await folder.shell(
            """
            mkdir -p E; convert -size 80x60 xc:red E/1.png; convert -size 80x60 xc:green E/2.png
            ffmpeg -v error -f lavfi -i sine=frequency=440:duration=3 E/voice.mp3; zip -qr '\(folder.file(name))' .
            """, in: root)
        return folder.file(name)
    }
}

extension Folder {
    /// Runs shell lines, which must all succeed.
    func shell(_ lines: String, in place: String? = nil) async throws {
        let child = try Child(
            "sh", ["-ec", "cd '\(place ?? path)'\n\(lines)"],
            environment: ["PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin"],
            output: file("shell"), errors: file("shell-log"))
        guard try await child.end() == .exited(0) else {
            throw DidNotHappen(description: "\(lines): \(text("shell-log"))")
        }
    }
}
