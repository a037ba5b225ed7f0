import Testing

@testable import PackMaker

struct PicturesAndSoundsTests {
    private func plan(_ names: [String]) -> TalePlan {
        TalePlan(picturesAndSounds: names.map { SourceFile($0) }, title: "T")
    }

    /// Each slide as `picture+sound`.
    private func slides(_ names: [String]) -> [String] {
        plan(names).slides.map { "\($0.picture?.name ?? "")+\($0.sound?.name ?? "")" }
    }

    @Test(arguments: [
        (["10.jpg", "2.jpg", "1.jpg"], ["1.jpg+", "2.jpg+", "10.jpg+"]),
        (["a.HEIC", "a.m4a", "b.webp", "b.flac"], ["a.HEIC+a.m4a", "b.webp+b.flac"]),
        (["IMG_1.JPG", "img_1.mp3"], ["IMG_1.JPG+img_1.mp3"]),
        (["1.jpg", "1.mp3", "2.jpg"], ["1.jpg+1.mp3", "2.jpg+"]),
        (["cover.png", "1.jpg"], ["1.jpg+"]), (["cover.png"], ["cover.png+"]),
        (["1.jpg", "1.mp3", "1.ogg"], ["1.jpg+1.ogg"]), (["1.png", "1.jpg"], ["1.jpg+"]),
        (["notes.txt", "Thumbs.db", "a.zip", "1.mp3"], []),
    ])
    func `each picture is a slide with the sound of its name`(names: [String], expected: [String]) {
        #expect(slides(names) == expected)
    }

    @Test(arguments: [
        (
            ["bilde 1.jpg", "bilde 02.jpg", "balss 2.m4a", "balss 01.m4a"],
            ["bilde 1.jpg+balss 01.m4a", "bilde 02.jpg+balss 2.m4a"]
        ),
        (["p1.jpg", "p2.jpg", "p3.jpg", "s2.mp3", "s3.mp3"], ["p1.jpg+", "p2.jpg+s2.mp3", "p3.jpg+s3.mp3"]),
    ])
    func `where no name fits numbers do`(names: [String], expected: [String]) {
        #expect(slides(names) == expected)
        #expect(plan(names).slides.first { $0.sound != nil }?.note == "sound found by its number")
    }

    @Test(arguments: [
        (["IMG_7.jpg", "IMG_9.jpg", "x1.m4a", "x2.m4a"], ["IMG_7.jpg+x1.m4a", "IMG_9.jpg+x2.m4a"]),
        (["auns.jpg", "bumba.jpg", "one.mp3", "two.mp3"], ["auns.jpg+one.mp3", "bumba.jpg+two.mp3"]),
    ])
    func `where no number fits and there are as many the places do`(names: [String], expected: [String]) {
        #expect(slides(names) == expected)
        #expect(plan(names).slides.first?.note == "sound found by its place")
        #expect(
            plan(names).remarks.map(\.description) == [
                "no sound has the name of a picture; there are equally many, so they are paired in order"
            ])
    }

    @Test func `what a telephone calls its recordings is paired in their order`() {
        let recordings = ["Jauns ieraksts (10).m4a", "Jauns ieraksts (2).m4a", "Jauns ieraksts.m4a"]
        let plan = plan(recordings + ["IMG_2011.jpg", "IMG_2012.jpg", "IMG_2013.jpg"])
        #expect(
            plan.slides.map(\.sound?.name) == [
                "Jauns ieraksts.m4a", "Jauns ieraksts (2).m4a", "Jauns ieraksts (10).m4a",
            ])
        #expect([plan.match] == [.byOrder])
    }

    @Test func `only manual pairs are used`() {
        let files = ["a.jpg", "b.jpg", "a.mp3", "x.mp3"].map { SourceFile($0) }
        let plan = TalePlan(picturesAndSounds: files, title: "T", chosen: ["b.jpg": "x.mp3", "gone.jpg": "a.mp3"])
        #expect(plan.slides.map(\.sound) == [nil, SourceFile("x.mp3")])
        #expect([plan.match] == [.byHand])
        #expect(plan.loose == [SourceFile("a.mp3")])
    }

    @Test func `a sound that fits nowhere is told`() {
        let plan = plan(["a.jpg", "b.jpg", "c.jpg", "x.mp3", "y.mp3"])
        #expect(plan.slides.map(\.sound) == [nil, nil, nil])
        #expect(
            plan.remarks.map(\.description) == [
                "no picture has the name of these sounds, which are left out: x.mp3, y.mp3"
            ])
        #expect(plan.loose == [SourceFile("x.mp3"), SourceFile("y.mp3")])
        #expect(plan.whole == nil)
    }

    @Test(arguments: [
        (["a.jpg", "b.jpg", "x.mp3"], "x.mp3"), (["a.jpg", "b.jpg", "a.mp3"], nil), (["a.jpg", "x.mp3"], nil),
        (["a.jpg", "b.jpg", "title.mp3"], nil), (["01.jpg", "02.jpg", "Balss 001.m4a"], "Balss 001.m4a"),
        (["1.jpg", "Balss 001.m4a"], nil),
    ]) func `one sound that has the name of no picture is for all of them`(names: [String], whole: String?) {
        #expect(plan(names).whole?.name == whole)
    }

    @Test func `a file that another one stands in for is told`() {
        #expect(plan(["1.png", "1.jpg"]).remarks.map(\.description) == ["1.png: 1.jpg is used instead"])
    }

    @Test func `more than 2000 pictures are left out`() {
        let plan = plan((0...2000).map { "\($0).jpg" })
        #expect(plan.slides.count == 2000)
        #expect(plan.remarks.map(\.description) == ["there are more than 2000 pictures; the rest is left out"])
    }

    @Test(arguments: [
        (["1.jfif", "1.caf", "2.JPE", "2.m4r"], ["1.jfif+1.caf", "2.JPE+2.m4r"]),
        (["1.bmp", "1.3ga", "2.mpo", "2.weba"], ["1.bmp+1.3ga", "2.mpo+2.weba"]),
        (["1.apng", "1.mp2", "2.jxl", "2.flac"], ["1.apng+1.mp2", "2.jxl+2.flac"]),
    ])
    func `rare endings are pictures and sounds too`(names: [String], expected: [String]) {
        #expect(slides(names) == expected)
    }

    @Test func `an edited picture of an iPhone takes the place and sound of its original`() {
        let names = ["IMG_0001.HEIC", "IMG_0002.HEIC", "IMG_E0001.JPG", "IMG_0001.m4a", "IMG_0002.m4a"]
        #expect(slides(names) == ["IMG_E0001.JPG+IMG_0001.m4a", "IMG_0002.HEIC+IMG_0002.m4a"])
        #expect(
            plan(names).remarks.map(\.description) == ["IMG_0001.HEIC: its edited copy IMG_E0001.JPG is used instead"])
        #expect(slides(["IMG_E7.JPG", "IMG_0008.JPG"]) == ["IMG_0008.JPG+", "IMG_E7.JPG+"])
    }

    @Test(arguments: [
        (["IMG_0001.JPG", "IMG_E0001.JPG", "IMG_0002.JPG"], "IMG_E0001", "IMG_E0001.JPG"),
        (["IMG_E0001.JPG", "IMG_0002.JPG"], "IMG_E0001", "IMG_E0001.JPG"),
        (["IMG_E0001.JPG", "IMG_0002.JPG"], "IMG_0001", "IMG_E0001.JPG"),
        (["IMG_0001.JPG", "IMG_0002.JPG"], "IMG_E0001", "IMG_0001.JPG"),
    ])
    func `what is told of an edited picture may have either name`(pictures: [String], told: String, of: String) {
        let plan = plan(pictures + ["\(told).wav", "\(told).txt"])
        #expect(plan.slides.first { $0.sound != nil }?.picture?.name == of)
        #expect(plan.slides.first { $0.caption != nil }?.picture?.name == of)
        #expect(plan.wholeText == nil && plan.whole == nil && plan.loose == [])
    }

    @Test func `a telephone's recordings without numbers come first`() {
        let names = ["Jauns ieraksts 2.m4a", "Jauns ieraksts.m4a", "Jauns ieraksts 10.m4a", "1.jpg", "2.jpg", "3.jpg"]
        #expect(
            slides(names) == ["1.jpg+Jauns ieraksts.m4a", "2.jpg+Jauns ieraksts 2.m4a", "3.jpg+Jauns ieraksts 10.m4a"])
    }

    @Test func `words lie beside the picture`() {
        #expect(plan(["1.jpg", "1.txt"]).slides.first?.caption == SourceFile("1.txt"))
    }

    @Test(arguments: [("IMG_0012.jpg", "12"), ("a.jpg", nil), ("000.jpg", "0"), ("3 b 7x.jpg", "7")])
    func `the last number counts`(name: String, number: String?) { #expect(SourceFile(name).number == number) }
}
