import Conversion
import Foundation
import TestSupport
import Testing

@testable import PackMaker

/// A converter that a file has taken over: it answers each job as it likes.
struct FalseConverterTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    private static let collage = Collage(
        frame: .init(x: 0.5, y: 1.5, width: 2.5, height: 3.5),
        layers: [
            .init(
                file: 1, frame: .init(x: 0.5, y: 1.5, width: 2.5, height: 3.5),
                whole: .init(x: 4.5, y: 5.5, width: 6.5, height: 7.5))
        ])

    /// What it answers to each job, by the job's name.
    private static let honest: [String: ConversionAnswer] = [
        "listing": .listing(
            [.init(path: "1.jpg", size: 5), .init(path: "2.jpg", size: 5), .init(path: "1.mp3", size: 5)], leftOut: []),
        "sheets": .sheets(count: 2),
        "entries": .entries([0..<5]),
        "book": .book(
            Book(
                cover: 0, spokenTitle: 2,
                pages: [
                    .init(
                        picture: 0, collage: collage, sounds: [.init(file: 2)], text: "Labdien", words: [[0.5, 1.5]],
                        bed: 2)
                ])),
        "collage": .collage,
        "printedBook": .printedBook(
            PrintedBook(pages: [.init(PagePlace(1)), .init(PagePlace(2))], imprints: [PagePlace(3)], leftOut: [4, 5])),
        "picture": .picture(
            .init(originalWidth: 2, originalHeight: 2, width: 1, height: 1, wasTurned: false, format: "PNG")),
        "page": .picture(
            .init(originalWidth: 2, originalHeight: 2, width: 1, height: 1, wasTurned: false, format: "PDF")),
        "sound": .sound(.init(seconds: 1.5, loudness: -20.5, truePeak: -2.5, format: "AAC")),
        "voice": .sound(.init(seconds: 1.5, loudness: -20.5, truePeak: -2.5, format: "WAV")),
        "samples": .samples(count: 0),
    ]

    private func json(_ answer: ConversionAnswer) throws -> String {
        String(decoding: try JSONEncoder().encode(ConversionOutcome.done(answer)), as: UTF8.self)
    }

    /// - Parameter lie: what it says instead to one job.
    private func converter(_ lie: (job: String, json: String)? = nil) throws -> Conversion {
        var answers = try Self.honest.mapValues { try json($0) }
        if let lie { answers[lie.job] = lie.json }
        let cases = answers.map { "*'\"job\":{\"\($0)\"'*) echo '\($1)' ;;" }
        let path = disk.path + "/converter"
        try writeProgram("#!/bin/sh\ncase $(cat <&3) in\n\(cases.joined(separator: "\n"))\nesac >&3\n", to: path)
        return Conversion(executable: path)
    }

    /// What adding says, and what the page of a stick shows of a source, in one text.
    private func said(_ source: String, by conversion: Conversion) throws -> String {
        try disk.write("anything", source)
        let place = try HiddenPlace(in: disk.path + "/tales")
        defer { place.abandon() }
        let maker = PackMaker(place: place, shipped: [], convert: conversion.run)
        var said: [String] = []
        do {
            let wish = TaleRequest(source: disk.path + "/" + source)
            let preview = try maker.preview(wish, among: TalesThere(in: disk.path + "/tales", shipped: []))
            for slide in preview.slides {
                said.append(preview.faultOfSound(slide)?.description ?? "")
                do { _ = try preview.thumbnail(slide) } catch { said.append("\(error)") }
            }
            let pack = try maker.make(wish)
            said += pack.remarks.map(\.description) + [pack.table]
        } catch {
            said.append("\(error)")
        }
        return said.joined(separator: "\n")
    }

    @Test(arguments: ["zip", "epub", "pdf"])
    func `an honest one is believed`(kind: String) throws {
        let said = try said("src.\(kind)", by: converter())
        #expect(said.contains("cover") || said.contains("slide"), "\(said)")
        #expect(!said.contains("impossible") && !said.contains("damaged"), "\(said)")
    }

    @Test(
        arguments: [
            ("zip", "listing"), ("zip", "entries"), ("zip", "picture"), ("zip", "sound"), ("epub", "book"),
            ("pdf", "printedBook"), ("pdf", "page"), ("zip", "samples"),
        ])
    func `one that lies about any figure has the file refused, and the player goes on`(kind: String, job: String) throws
    {
        let answer = try json(try #require(Self.honest[job]))
        for match in answer.matches(of: /[:\[,](-?[0-9.]+)/) {
            for figure in match.1.contains(".") ? ["-1e300", "1e300"] : [Int.min.description, Int.max.description] {
                let lie = answer.replacingCharacters(in: match.1.startIndex..<match.1.endIndex, with: figure)
                let said = try said("src.\(kind)", by: converter((job, lie)))
                // What is no range of bytes cannot even be read.
                let words = job == "entries" ? /impossible answers|is damaged/ : /impossible answers/
                #expect(said.contains(words), "\(lie): \(said)")
            }
        }
    }

    @Test func `one that answers with nothing, or with an answer to another question, has the file refused`() throws {
        for lie in ["[]", "{}", "{\"done\":{}}", try json(.document(""))] {
            let said = try said("src.zip", by: converter(("listing", lie)))
            #expect(said.contains(/impossible answers|is damaged/), "\(lie): \(said)")
        }
    }
}
