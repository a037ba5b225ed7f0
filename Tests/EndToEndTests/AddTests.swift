import Foundation
import Senses
import TestSupport
import Testing

extension EndToEnd.Makers {
    /// `pasaka add`, as used with a folder of photos.
    @Suite struct AddTests {
        let folder: Folder
        let tales: String

        init() throws {
            folder = try Folder()
            tales = folder.file("tales")
        }

        private struct Answer {
            let ending: Child.Ending
            let output, errors: String
            /// Kilobytes of the largest process.
            let memory: Int
        }

        /// Kilobytes that a converter may take: 512 MiB.
        private static let mostMemory = 512 << 10

        private func start(_ source: String, _ arguments: [String] = [], memory: String? = nil) throws -> Child {
            try Child(
                Places.program, ["add", source, "--to", tales] + arguments,
                environment: Player.environment(in: folder, display: nil), output: folder.file("output"),
                errors: folder.file("log"), memory: memory)
        }

        private func add(_ source: String, _ arguments: [String] = []) async throws -> Answer {
            let memory = folder.file("memory")
            let ending = try await start(source, arguments, memory: memory).end()
            return Answer(
                ending: ending, output: folder.text("output"), errors: folder.text("log"),
                memory: Int(folder.text("memory").trimmingCharacters(in: .newlines)) ?? .max)
        }

        /// The contents of the folder of tales, including hidden ones; nil if there is no such folder.
        private var found: [String]? { (try? FileManager.default.contentsOfDirectory(atPath: tales))?.sorted() }

        /// Three photos, each with a recording.
        private func photos(_ name: String = "Vasara", size: String = "400x300") async throws -> String {
            let path = try folder.makeFolder(name)
            try await folder.shell(
                """
                for i in 1 2 3; do convert -size \(size) xc:rgb\\($((i*80)),80,120\\) $i.jpg
                ffmpeg -v error -f lavfi -i sine=frequency=$((i*300)):duration=1 -c:a aac $i.m4a; done
                """, in: path)
            return path
        }

        private func expectClean(_ id: String, _ files: [String]) async throws {
            let names = try FileManager.default.contentsOfDirectory(atPath: "\(tales)/\(id)").sorted()
            #expect(names == files)
            let check = try Child(
                Places.program, ["check", tales], environment: Player.environment(in: folder, display: nil),
                output: folder.file("check"), errors: folder.file("check-log"))
            #expect(try await check.end() == .exited(0), "\(folder.text("check"))")
        }

        private static let three =
            [".source"] + [1, 2, 3].flatMap { ["slide0\($0).jpg", "slide0\($0).ogg"] } + ["story.json", "title.ogg"]

        // MARK: - Good ones

        @Test func `a folder of photos and m4a becomes a tale`() async throws {
            let answer = try await add(photos())
            #expect(answer.ending == .exited(0))
            #expect(answer.output.contains("1      1.jpg    1.m4a  0:01    from AAC, louder by"), "\(answer.output)")
            #expect(answer.output.hasSuffix("Added Vasara: it is in \(tales)/vasara\n"))
            #expect(answer.errors.contains("7 of 7: "))
            #expect(found == ["vasara"])
            try await expectClean("vasara", Self.three)
        }

        @Test func `a newer version takes the old one's place, and gives it back`() async throws {
            let path = try await photos()
            #expect(try await add(path).ending == .exited(0))
            try FileManager.default.removeItem(atPath: path + "/3.jpg")
            let answer = try await add(path)
            #expect(answer.ending == .exited(0))
            let line =
                "Added Vasara: a new version of the tale in \(tales)/vasara; `pasaka restore vasara --in \(tales)` restores the previous one\n"
            #expect(answer.output.hasSuffix(line), "\(answer.output)")
            #expect(found == [".earlier", "vasara"])
            try await expectClean("vasara", Self.three.filter { !$0.hasPrefix("slide03") })
            let restore = try Child(
                Places.program, ["restore", "vasara", "--in", tales],
                environment: Player.environment(in: folder, display: nil), output: folder.file("output"),
                errors: folder.file("log"))
            #expect(try await restore.end() == .exited(0))
            #expect(folder.text("output") == "Vasara has its previous version again; the same command undoes this\n")
            try await expectClean("vasara", Self.three)
        }

        @Test(arguments: [".", "Vasara"])
        func `a ZIP of it becomes the same tale`(place: String) async throws {
            let path = try await photos()
            let inside = place == "." ? path : folder.path
            try await folder.shell("zip -qr \(folder.file("Vasara.zip")) \(place) -x 'tales/*' '*.zip'", in: inside)
            let answer = try await add(folder.file("Vasara.zip"), ["--quiet"])
            #expect(answer.ending == .exited(0))
            #expect(answer.errors == "")
            try await expectClean("vasara", Self.three)
        }

        @Test func `a finished tale gets a new version, or a twin`() async throws {
            let pack = try Pack("krasas", in: folder.path, slides: 2) { ("wav", Tone.wav(slide: $0, seconds: 0.5)) }
            #expect(try await add(pack.path).ending == .exited(0))
            try await expectClean(
                "krasas",
                [".source", "cover.jpg"] + [1, 2].flatMap { ["slide0\($0).jpg", "slide0\($0).ogg"] }
                    + ["story.json", "title.ogg"])
            let again = try await add(pack.path, ["--quiet"])
            #expect(again.ending == .exited(0))
            let line = " already exists in \(tales)/krasas; nothing has changed\n"
            #expect(again.output.hasSuffix(line), "\(again.output)")
            #expect(found == ["krasas"])
            try await folder.shell("sed -i s/Lapa/Puse/ story.json", in: pack.path)
            let changed = try await add(pack.path, ["--quiet"])
            #expect(changed.output.contains(": a new version of "), "\(changed.output)")
            #expect(found == [".earlier", "krasas"])
            let twin = try await add(pack.path, ["--quiet", "--keep-both"])
            #expect(twin.output.hasSuffix(": it is in \(tales)/krasas-2\n"), "\(twin.output)")
            #expect(found == [".earlier", "krasas", "krasas-2"])
        }

        @Test func `a picture book becomes a tale with words and voice`() async throws {
            let answer = try await add(MadeBook.make("book.epub", in: folder))
            #expect(answer.ending == .exited(0), "\(answer.errors)")
            try await expectClean(
                "laca_diena",
                [".source", "slide01.jpg", "slide01.ogg", "slide02.jpg", "slide02.ogg", "story.json", "title.ogg"])
            let story = folder.text("tales/laca_diena/story.json")
            #expect(story.contains(#""text": "Lācis guļ.""#), "\(story)")
            #expect(answer.output.contains("0:02"), "\(answer.output)")
        }

        @Test func `a PDF becomes a tale of its pages, each half of a double page a slide`() async throws {
            let words = [
                MadePDF.Words("Reiz bija lācis.", x: 40, y: 150), MadePDF.Words("Viņš gāja me-", x: 340, y: 140),
                MadePDF.Words("žā. 3", x: 340, y: 160), MadePDF.Words("2", x: 140, y: 290),
            ]
            let pages = [
                MadePDF.Page(300, 300, ground: [1, 0.9, 0.5]), MadePDF.Page(600, 300, words), MadePDF.Page(300, 300),
            ]
            try Data(MadePDF(pages, title: "Microsoft Word - a.docx").bytes)
                .write(to: URL(filePath: folder.file("Lāča diena.PDF")))
            let answer = try await add(folder.file("Lāča diena.PDF"))
            #expect(answer.ending == .exited(0), "\(answer.errors)")
            #expect(answer.output.contains("3      page 2, right half"), "\(answer.output)")
            #expect(answer.output.hasSuffix("Added Lāča diena: it is in \(tales)/laca_diena\n"))
            let slides = (1...4).map { "slide0\($0).jpg" }
            try await expectClean("laca_diena", [".source"] + slides + ["story.json", "title.ogg"])
            let story = folder.text("tales/laca_diena/story.json")
            #expect(
                story.contains(#""text": "Reiz bija lācis.""#) && story.contains(#""Viņš gāja mežā. 3""#), "\(story)")
            #expect(answer.memory <= Self.mostMemory)
        }

        @Test func `a running Pasaka shows it and lets it go`() async throws {
            _ = try folder.makeFolder("tales")
            _ = try Pack("krasas", in: tales, slides: 2)
            let photos = try await photos()
            let display = try await Display(width: 640, height: 480)
            let player = try Player(in: folder, on: display, ["--stories", tales, "--open", "stories"])
            let before = try await player.photograph("stories", ["--stories", tales])
            try await player.shows(before, "the list with one tale")
            let child = try Child(
                Places.program, ["add", photos, "--to", tales, "--quiet"],
                environment: Player.environment(in: folder, display: nil), output: folder.file("output"),
                errors: folder.file("add-log"))
            #expect(try await child.end() == .exited(0))
            try await eventually("the list changes") { player.picture.difference(from: before) > 0 }
            try await player.shows(player.photograph("stories", ["--stories", tales]), "the list with two tales")
            try FileManager.default.removeItem(atPath: tales + "/vasara")
            try await player.shows(before, "the list with one tale again")
        }

        // MARK: - Hostile ones

        /// Refusals with one sentence, exit status 1, and nothing left behind.
        private func expectRefused(_ source: String, _ sentence: String) async throws {
            let before = try Data(contentsOf: URL(filePath: source))
            let answer = try await add(source, ["--quiet"])
            #expect(answer.ending == .exited(1))
            let last = answer.errors.split(separator: "\n").last.map(String.init) ?? ""
            #expect(last.hasPrefix("Error: ") && last.contains(sentence), "\(answer.errors)")
            #expect(answer.output == "")
            #expect(found == nil)
            #expect(answer.memory <= Self.mostMemory)
            #expect(try Data(contentsOf: URL(filePath: source)) == before)
        }

        @Test(
            arguments: [
                (Named("climbing", HostileZip.bytes(["1.jpg", "../evil.jpg"])), "nothing is left"),
                (Named("absolute", HostileZip.bytes(["1.jpg", "/tmp/pasaka-evil.jpg"])), "nothing is left"),
                (Named("link", HostileZip.bytes(["1.jpg"], mode: 0o120777)), "nothing is left"),
                (Named("twins", HostileZip.bytes(["1.jpg", "1.jpg"])), "nothing is left"),
                (Named("many", HostileZip.bytes((0..<10_000).map { "\($0).jpg" })), "10,000 entries"),
                (
                    Named("bomb", HostileZip.bytes((0..<10).map { "\($0).jpg" }, claim: 4_200_000_000)),
                    "unpacks to more than"
                ),
                (Named("nested", HostileZip.bytes(["1.jpg", "2.zip"])), "nothing is left to make a tale from"),
                (Named("text", Array("PK, but not really".utf8)), "is neither a ZIP"),
                (Named("nothing", []), "is empty"),
            ] as [(Named<[UInt8]>, String)])
        func `a ZIP that means harm is refused`(zip: Named<[UInt8]>, sentence: String) async throws {
            try Data(zip.value).write(to: URL(filePath: folder.file("a.zip")))
            try await expectRefused(folder.file("a.zip"), sentence)
            #expect(!folder.names.contains("evil.jpg"))
        }

        @Test(arguments: [
            (Named("locked", MadePDF([.init(300, 300)], trailer: MadePDF.locked).bytes), "is locked with a password"),
            (Named("broken", Array("%PDF-1.7 and nothing more".utf8)), "is damaged or incomplete"),
            (Named("long", MadePDF(Array(repeating: .init(9, 9), count: 600)).bytes), "has 600 pages; at most 500"),
            (Named("narrow", MadePDF([.init(1, 1_000_000)]).bytes), "a page without a size"),
        ])
        func `a PDF that means harm is refused`(pdf: Named<[UInt8]>, sentence: String) async throws {
            try Data(pdf.value).write(to: URL(filePath: folder.file("a.pdf")))
            try await expectRefused(folder.file("a.pdf"), sentence)
        }

        @Test(arguments: [
            ("a.pptx", "is a presentation; save it as a PDF"), ("a.PPSX", "is a presentation; save it as a PDF"),
            ("a.odp", "is a presentation; save it as a PDF"), ("a.mp4", "is a video; export a PDF"),
            ("a.mkv", "is a video; export a PDF"), ("a.docx", "is a text document; save it as a PDF"),
            ("a.rar", "pack the folder as a ZIP"), ("a.jpg", "add the folder"), ("a.xyz", "is neither a ZIP"),
        ])
        func `what people have instead of a picture book is named`(name: String, sentence: String) async throws {
            try Data("PK, or not".utf8).write(to: URL(filePath: folder.file(name)))
            try await expectRefused(folder.file(name), sentence)
        }

        @Test func `unsupported files beside pictures are named`() async throws {
            let path = try await photos()
            try await folder.shell("cp 1.jpg a.pptx; cp 1.jpg b.pdf; cp 1.jpg c.avi", in: path)
            let answer = try await add(path, ["--quiet"])
            #expect(answer.ending == .exited(0))
            let names = answer.errors.split(separator: "\n").compactMap { $0.split(separator: " ").first }
            #expect(names.sorted() == ["a.pptx:", "b.pdf:", "c.avi:"], "\(answer.errors)")
            try await expectClean("vasara", Self.three)
        }

        @Test func `what a small ZIP swells to costs its file alone`() async throws {
            try await folder.shell("truncate -s 300M 1.jpg; zip -q1 a.zip 1.jpg; zip -q0 b.zip a.zip; rm 1.jpg")
            try await expectRefused(folder.file("a.zip"), "nothing is left to make a tale from")
            try await expectRefused(folder.file("b.zip"), "nothing is left to make a tale from")
        }

        @Test(
            arguments: [
                (["E/book.opf": "<package/>"], "is an EPUB without a spine"),
                (["E/book.opf": "<package>\n<p></package>"], "has broken XML in E/book.opf, line 2"),
                (["META-INF/rights.xml": "<r/>"], "is protected against copying (DRM)"),
                (["META-INF/container.xml": nil], "is not an EPUB"),
                (["E/1.xhtml": "<html/>", "E/2.xhtml": "<html/>"], "has no pictures"),
            ] as [([String: String?], String)])
        func `a book that cannot be read is refused`(changes: [String: String?], sentence: String) async throws {
            try await expectRefused(MadeBook.make("book.epub", in: folder, changes: changes), sentence)
        }

        @Test func `bombs and liars cost their own slide`() async throws {
            let path = try await photos()
            func write(_ bytes: [UInt8], _ name: String) throws {
                try Data(bytes).write(to: URL(filePath: "\(path)/\(name)"))
            }
            try write(BadPictures.png(width: 8, height: 8, claims: (60_000, 60_000)), "4.png")
            try write(Array("no picture".utf8), "5.jpg")
            try write(Tone.wavHeader(dataBytes: 0), "7.wav")
            try write(Tone.wavHeader(dataBytes: 4 * 3600 * 96_000), "8.wav")
            try await folder.shell(
                """
                truncate -s $((4*3600*96000+44)) 8.wav; cp 1.jpg 7.jpg; cp 1.jpg 8.jpg; mkfifo 9.jpg; ln -s /etc/passwd 91.jpg
                """, in: path)
            let answer = try await add(path, ["--quiet"])
            #expect(answer.ending == .exited(0))
            for (name, part) in [
                ("4.png", "left out"), ("5.jpg", "left out"), ("7.wav", "silent"),
                ("8.wav", "silent"), ("9.jpg", "left out"), ("91.jpg", "left out"),
            ] {
                let lines = answer.errors.split(separator: "\n").filter { $0.hasPrefix("\(name): ") }
                #expect(lines.count == 1 && lines.allSatisfy { $0.hasSuffix(part) }, "\(name) in \(answer.errors)")
            }
            #expect(answer.memory <= Self.mostMemory)
            try await expectClean("vasara", (Self.three + ["slide04.jpg", "slide05.jpg"]).sorted())
        }

        // MARK: - Interruptions

        @Test func `kill -9 at many moments leaves no partial tale`() async throws {
            let path = try await photos()
            var chance = Chance(seed: 5)
            for round in 1...12 {
                let child = try start(path, ["--quiet"])
                pause(.microseconds(Int(chance.next(below: 900_000))))
                child.signal(SIGKILL)
                _ = try await child.end()
                for id in (found ?? []).filter({ !$0.hasPrefix(".") }) {
                    let names = try FileManager.default.contentsOfDirectory(atPath: "\(tales)/\(id)").sorted()
                    #expect(names == Self.three, "round \(round)")
                }
            }
            #expect(try await add(path).ending == .exited(0))
            // On a busy machine none of the twelve may have come far enough to be an earlier version.
            #expect([[".earlier", "vasara"], ["vasara"]].contains(found))
        }

        @Test(arguments: [SIGINT, SIGTERM])
        func `an interruption is answered with one sentence`(signal: Int32) async throws {
            // So many that none is too late for the last of them.
            let path = try await photos(size: "4000x3000")
            try await folder.shell("for i in $(seq 4 60); do ln 1.jpg $i.jpg; done", in: path)
            let child = try start(path)
            try await eventually("it has begun", by: child) { folder.text("log").contains("of 64") }
            child.signal(signal)
            #expect(try await child.end() == .exited(1))
            #expect(folder.text("log").hasSuffix("pasaka add was interrupted; nothing was added\n"))
            #expect(found == nil)
        }

        @Test func `a full disk is reported in one sentence`() async throws {
            // Only root can make a disk.
            guard let disk = SmallDisk(at: try folder.makeFolder("tales"), bytes: 40_960) else { return }
            let answer = try await add(photos(size: "1600x1200"), ["--quiet"])
            #expect(answer.ending == .exited(1))
            #expect(answer.errors == "Error: the disk is full; nothing was added\n")
            #expect(found == [])
            withExtendedLifetime(disk) {}
        }

        @Test func `a file size limit is reported like a full disk`() async throws {
            let path = try await photos(size: "1600x1200")
            try await folder.shell(
                """
                ulimit -f 8
                ! '\(Places.program)' add '\(path)' --to '\(tales)' --quiet 2>log
                """)
            #expect(folder.text("log") == "Error: the disk is full; nothing was added\n")
            #expect(found == nil)
        }
    }
}
