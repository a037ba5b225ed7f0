import Foundation
import Testing

@testable import Conversion

/// What a converter says that a file has taken over.
struct PossibleAnswerTests {
    private static let pages = [
        Book.Page(
            picture: 1, sounds: [.init(file: 2, clip: 0.5...2.5)], text: "Labdien, bērni!",
            words: [[0.5, 1.5], [1.5, 2.5]]),
        Book.Page(picture: 3),
    ]
    private static let header: ModelHeader = {
        var header = ModelHeader()
        (header.architecture, header.quantisation, header.hasTemplate) = ("qwen", "Q", true)
        return header
    }()

    /// What an honest one may answer to each job.
    private static let honest: [(job: ConversionJob, answer: ConversionAnswer)] = [
        (
            .picture(mostWidth: 640, mostHeight: 480),
            .picture(
                .init(
                    originalWidth: 4032, originalHeight: 3024, width: 480, height: 640, wasTurned: true, format: "HEIC")
            )
        ),
        (
            .page(PagePlace(1), mostWidth: 640, mostHeight: 480),
            .picture(.init(originalWidth: 0, originalHeight: 9, width: 1, height: 1, wasTurned: false, format: "PDF"))
        ),
        (.sheets, .sheets(count: 3)), (.strips, .strips([0..<9, 9..<20])),
        (
            .strip(0..<9, mostWidth: 640, mostHeight: 480),
            .picture(.init(originalWidth: 8, originalHeight: 99, width: 8, height: 9, wasTurned: false, format: "PNG"))
        ),
        (
            .sheet(2, mostWidth: 640, mostHeight: 480),
            .picture(.init(originalWidth: 8, originalHeight: 9, width: 1, height: 1, wasTurned: false, format: "TIFF"))
        ),
        (.inlaid(page: 1, number: 2), .inlaid),
        (.sound(.tale), .sound(.init(seconds: 1.5, loudness: -23.5, truePeak: 0.5, format: "AAC"))),
        (
            .voice(.tale, text: "Labdien", language: "lv"),
            .sound(.init(seconds: 0.5, loudness: -70.5, truePeak: -70.5, format: "WAV"))
        ),
        (.samples(rate: 8000), .samples(count: 64 << 20)),
        (
            .speech(text: "Labdien", language: "lv", rate: 8000),
            .speech(.init(count: 9, words: [.init(scalar: 0, sample: 9)]))
        ),
        (.phonemes(["a", "b"], language: "lv", areTied: false), .phonemes(["a", "b"])),
        (
            .listing,
            .listing([.init(path: "a.jpg", size: 5), .init(path: "b/c.jpg", size: nil)], leftOut: ["../d.jpg"])
        ),
        (.entries([1, 0]), .entries([5..<9, 0..<5])),
        (.book(), .book(Book(cover: 1, pages: pages))),
        (.document, .document("Labdien!")),
        (
            .printedBook,
            .printedBook(
                PrintedBook(
                    pages: [.init(PagePlace(1)), .init(PagePlace(2, .left))], imprints: [PagePlace(3)], leftOut: [4])
            )
        ),
        (.presentation, .presentation(Presentation(slides: [.init(isHidden: true, sounds: [3], notes: "a")]))),
        (
            .interactivePack(texts: [0..<2]),
            .interactivePack(
                InteractivePack(tales: [.init(title: "a", slides: [.init(picture: "a", sound: "b")])]))
        ),
        (.interactivePack(texts: [0..<2]), .interactivePack(nil)), (.blank, .blank(true)),
        (.deck, .deck(.init(isScheduled: true, skipped: [.init(why: .noText, count: 2)]))),
        (.package(NewDeck([.init("a", "b")], tags: [])), .package(notes: 1)),
        (.model, .model(header)),
    ]

    /// What the parent makes of an answer.
    private func taken(_ json: String, _ job: ConversionJob) throws(ConversionRefusal) -> ConversionAnswer {
        try Conversion.answer(Array(json.utf8), to: job)
    }

    private func json(_ answer: ConversionAnswer) throws -> String {
        String(decoding: try JSONEncoder().encode(ConversionOutcome.done(answer)), as: UTF8.self)
    }

    @Test func `what an honest converter answers is taken`() throws {
        for (job, answer) in Self.honest { #expect(try taken(json(answer), job) == answer) }
    }

    @Test(arguments: ["-9223372036854775808", "9223372036854775807", "1e300", "-1e300", "1e999", "NaN"])
    func `a figure that cannot be is refused wherever it stands`(figure: String) throws {
        var count = 0
        for (job, answer) in Self.honest {
            let json = try json(answer)
            for match in json.matches(of: /[:\[,](-?[0-9.]+)/) {
                let wrong = json.replacingCharacters(in: match.1.startIndex..<match.1.endIndex, with: figure)
                count += 1
                #expect(throws: ConversionRefusal.self, "\(wrong)") { try taken(wrong, job) }
            }
        }
        #expect(count == 63)
    }

    @Test func `the answer to another job is refused`() throws {
        for (job, _) in Self.honest {
            for (other, answer) in Self.honest where other != job {
                let fits = answer.isPossible(for: job)
                #expect(!fits || Self.areAlike(job, other), "\(job): \(answer)")
            }
        }
    }

    /// Whether the same answers fit: those of the jobs that make pictures, and of the two that make clips.
    private static func areAlike(_ one: ConversionJob, _ other: ConversionJob) -> Bool {
        switch (one, other) {
        case (.sound, .voice), (.voice, .sound): true
        default: makesPicture(one) && makesPicture(other)
        }
    }

    private static func makesPicture(_ job: ConversionJob) -> Bool {
        switch job {
        case .picture, .page, .sheet, .strip: true
        default: false
        }
    }

    private static func listing(of path: String) -> ConversionAnswer {
        .listing([.init(path: path, size: 0)], leftOut: [])
    }

    @Test(
        arguments: [
            (.listing, .listing(Array(repeating: .init(path: "a", size: 0), count: (1 << 17) + 1), leftOut: [])),
            (.listing, listing(of: "../a")), (.listing, listing(of: "/a")), (.listing, listing(of: "")),
            (.listing, listing(of: "a\0b")),
            (.listing, .listing([], leftOut: Array(repeating: "../a", count: (1 << 17) + 1))),
            (.sheets, .sheets(count: 0)), (.strips, .strips([0..<0])), (.strips, .strips([-1..<9])),
            (.strips, .strips([0..<(1 << 25)])), (.strips, .strips(Array(repeating: 0..<1, count: (1 << 16) + 1))),
            (.entries([0]), .entries([0..<1, 0..<1])),
            (.phonemes(["a"], language: "lv", areTied: false), .phonemes([])),
            (.printedBook, .printedBook(PrintedBook(pages: [], leftOut: Array(repeating: 1, count: (1 << 16) + 1)))),
            (.presentation, .presentation(Presentation(slides: [.init(sounds: [-1])]))),
            (
                .interactivePack(texts: []),
                .interactivePack(InteractivePack(tales: Array(repeating: .init(title: "a", slides: []), count: 2)))
            ),
            (.book(), .book(Book(pages: Array(repeating: .init(picture: 0), count: (1 << 16) + 1)))),
            (
                .picture(mostWidth: 9, mostHeight: 9),
                .picture(
                    .init(originalWidth: 1, originalHeight: 1, width: 10, height: 1, wasTurned: false, format: "JPEG"))
            ),
            (
                .sound(.tale),
                .sound(.init(seconds: 1, loudness: 0, truePeak: 0, format: String(repeating: "A", count: 1000)))
            ),
            (
                .speech(text: "a", language: "lv", rate: 1),
                .speech(.init(count: 1, words: [.init(scalar: 0, sample: 2)]))
            ),
        ] as [(ConversionJob, ConversionAnswer)])
    func `too much of something, or what lies elsewhere, is refused`(job: ConversionJob, answer: ConversionAnswer) {
        #expect(!answer.isPossible(for: job))
    }
}
