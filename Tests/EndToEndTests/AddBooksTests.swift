import Foundation
import TestSupport
import Testing

extension EndToEnd.Makers {
    /// `pasaka add` with a folder of many books, as a librarian uses it.
    @Suite struct AddBooksTests {
        let folder: Folder
        let tales: String

        init() throws {
            folder = try Folder()
            tales = folder.file("tales")
        }

        private func start(_ source: String = "books") throws -> Child {
            try Child(
                Places.program, ["add", folder.file(source), "--to", tales],
                environment: Player.environment(in: folder, display: nil), output: folder.file("output"),
                errors: folder.file("log"))
        }

        private var output: [String] { folder.text("output").split(separator: "\n").map(String.init) }
        private var found: [String] { Folder.names(at: tales).filter { !$0.hasPrefix(".") } }

        /// Six tales of three pictures, in two folders; a picture book; a comic; a file that is no ZIP.
        private func makeBooks() async throws {
            for place in ["books/Ziema", "books/Vasara"] { _ = try folder.makeFolder(place) }
            try await folder.shell(
                """
                for place in Ziema Vasara; do for tale in 1 2 3; do mkdir "$place/$place $tale"
                tint="$((tale*60)),${#place}0)"
                convert -size 400x300 "xc:rgb(80,$tint" "xc:rgb(160,$tint" "xc:rgb(240,$tint" "$place/$place $tale/%d.jpg"
                done; done
                cd Ziema; zip -q ../komikss.cbz "Ziema 1"/*.jpg; cd ..; echo PK, but not really > Ziema/bojāts.zip
                """, in: folder.file("books"))
            let book = try await MadeBook.make("book.epub", in: folder)
            try FileManager.default.moveItem(atPath: book, toPath: folder.file("books/lācis.epub"))
        }

        @Test func `a folder of books is added completely, once, and a bad book affects only itself`() async throws {
            try await makeBooks()
            #expect(try await start().end() == .exited(1))
            #expect(output.last == "8 added, 1 not added", "\(folder.text("log"))")
            #expect(output.count { $0.contains("of 9] Added ") } == 8)
            #expect(folder.text("log").contains("Ziema/bojāts.zip was not added: "), "\(folder.text("log"))")
            #expect(found.count == 8)
            #expect(folder.text("tales/ziema_1/story.json").contains(#""shelf": "Ziema""#))
            #expect(folder.text("tales/komikss/story.json").contains(#""shelf": "books""#))
            let before = found
            #expect(try await start().end() == .exited(1))
            #expect(output.last == "8 there already, 1 not added")
            #expect(found == before)
        }

        @Test func `a ZIP of books is added as the folder of them is`() async throws {
            try await makeBooks()
            try await folder.shell("echo x > lasi.xyz; zip -qr ../Krājums.zip .", in: folder.file("books"))
            #expect(try await start("Krājums.zip").end() == .exited(1))
            #expect(output.last == "8 added, 1 not added", "\(folder.text("log"))")
            #expect(
                folder.text("log").contains("these files belong to no tale: Krājums.zip/lasi.xyz\n"),
                "\(folder.text("log"))")
            #expect(folder.text("log").contains("Krājums.zip/Ziema/bojāts.zip was not added: is "))
            #expect(folder.text("tales/ziema_1/story.json").contains(#""shelf": "Ziema""#))
            #expect(folder.text("tales/komikss/story.json").contains(#""shelf": "Krājums""#))
            let before = found
            for source in ["Krājums.zip", "books"] {
                #expect(try await start(source).end() == .exited(1))
                #expect(output.last == "8 there already, 1 not added", "\(folder.text("log"))")
            }
            #expect(found == before)
        }

        @Test(arguments: [SIGINT, SIGKILL])
        func `a stopped run continues where it was`(signal: Int32) async throws {
            try await makeBooks()
            let child = try start()
            try await eventually("one has been added; \(folder.text("log"))", by: child) {
                output.contains { $0.contains("Added") }
            }
            child.signal(signal)
            let ending = try await child.end()
            if signal == SIGINT {
                #expect(ending == .exited(1))
                #expect(folder.text("log").contains("was interrupted: "), "\(folder.text("log"))")
                #expect(Folder.names(at: tales).filter { $0.hasPrefix(".pasaka") } == [])
            }
            for tale in found { #expect(Folder.names(at: "\(tales)/\(tale)").contains("story.json")) }
            let before = found.count
            _ = try await start().end()
            #expect(found.count == 8)
            #expect(
                output.last == "\(8 - before) added, \(before) there already, 1 not added" || before == 8, "\(output)")
        }
    }
}
