import Conversion
import Foundation
import PackMaker
import Storage
import TestSupport
import Testing

@testable import GrownUps

/// A workshop with the real converter, on a disk of 100 MiB, of which 64 stay free.
struct StickWorkshopTests {
    private let stick: TemporaryFolder
    private let family: TemporaryFolder

    init() throws { (stick, family) = (try TemporaryFolder(), try TemporaryFolder()) }

    /// Makes a ZIP of a few hundred bytes a picture.
    private func zip(_ pictures: Int, ofMegabytes size: Int) throws -> String {
        try shell(
            "for i in $(seq \(pictures)); do truncate -s \(size)M $i.jpg; done; zip -q1 swells.zip *.jpg; rm *.jpg")
        return "\(stick.path)/swells.zip"
    }

    private func shell(_ command: String) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = URL(filePath: stick.path)
        try process.run()
        process.waitUntilExit()
    }

    private var workshop: StickWorkshop {
        StickWorkshop(
            family: "\(family.path)/stories", shipped: [], conversion: Conversion(executable: Converter.path))
    }

    /// One that fits, two that fit one after the other, one that does not fit.
    @Test(arguments: [(1, 30), (3, 30), (1, 90)])
    func `what a ZIP swells to leaves 64 MiB free, looked at or added`(pictures: Int, megabytes: Int) throws {
        // Only a superuser can make a disk.
        guard let disk = SmallDisk(at: family.path, bytes: 100 << 20) else { return }
        let path = try zip(pictures, ofMegabytes: megabytes)
        let (workshop, tale) = (workshop, StickTale(place: path, stamp: "", title: ""))
        let least = disk.leastFree {
            do throws(PackRefusal) {
                let preview = try workshop.preview(tale)
                for slide in preview.slides { #expect(throws: PackRefusal.self) { try preview.thumbnail(slide) } }
                _ = try workshop.add(tale, in: HiddenPlace(in: workshop.family)) { _, _ in }
                Issue.record("zeros are no tale")
            } catch {
                #expect(error.cause == (megabytes > 36 ? .diskFull : .nothingLeft))
            }
        }
        #expect(least >= DiskRoom.usualSpare)
    }

    @Test func `what is beside the tales of a ZIP is named also if its last tale is damaged`() throws {
        try shell("mkdir A K; for file in A/1.jpg z.pdf a.xyz film.mp4; do echo x > $file; done")
        try shell("zip -qr K/pack.zip A z.pdf a.xyz film.mp4")
        let tales = workshop.readAll(of: StickReading(places: [stick.path])).tales.filter { $0.archive != nil }
        #expect(tales.map(\.title) == ["A", "z.pdf"])
        #expect(tales.map(\.state) == [.ready, .refused(.unreadable)])
        #expect(tales.map(\.leftOut) == [nil, ["pack.zip/a.xyz", "pack.zip/film.mp4"]])
    }

    @Test func `the tales of a storyteller pack are listed one by one, and each can be added`() throws {
        let pack = """
            {"title":"Kaste","stageNodes":[
            {"uuid":"c","squareOne":true,"okTransition":{"actionNode":"m","optionIndex":0}},
            {"uuid":"a","name":"Ezis","image":"a.png"},{"uuid":"b","name":"Lapsa","image":"a.png"}],
            "actionNodes":[{"id":"m","options":["a","b"]}]}
            """
        try stick.write("K/Kaste/story.json", pack)
        try stick.write("K/Kaste/assets/a.png", MadePNG.rgb(40, 30) { x, y in x == y ? .plum : .blush })
        let tales = workshop.readAll(of: StickReading(places: [stick.path])).tales.filter { $0.archive != nil }
        #expect(tales.map(\.title) == ["Ezis", "Lapsa"] && tales.map(\.state) == [.ready, .ready])
        for tale in tales { _ = try workshop.add(tale, in: HiddenPlace(in: workshop.family)) { _, _ in } }
        let added = workshop.readAll(of: StickReading(places: [stick.path])).tales.filter { $0.archive != nil }
        #expect(added.map(\.isUnchanged) == [true, true])
    }

    @Test func `a file of another kind keeps its reason when all is read`() throws {
        try stick.write("K/film.mp4")
        let reading = StickReading(places: [stick.path])
        let before = reading.sticks()
        let after = workshop.readAll(of: reading)
        let states = before.map(\.tales).joined().map(\.state)
        #expect(states.count == 1 && states != [.unread])
        #expect(after.tales.map(\.state) == states)
    }
}
