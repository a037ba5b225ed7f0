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
    func eachPictureIsASlideWithTheSoundOfItsName(names: [String], expected: [String]) {
        #expect(slides(names) == expected)
    }

    @Test(arguments: [
        (
            ["bilde 1.jpg", "bilde 02.jpg", "balss 2.m4a", "balss 01.m4a"],
            ["bilde 1.jpg+balss 01.m4a", "bilde 02.jpg+balss 2.m4a"]
        ),
        (["p1.jpg", "p2.jpg", "p3.jpg", "s2.mp3"], ["p1.jpg+", "p2.jpg+s2.mp3", "p3.jpg+"]),
    ])
    func whereNoNameFitsNumbersDo(names: [String], expected: [String]) {
        #expect(slides(names) == expected)
        #expect(plan(names).slides.first { $0.sound != nil }?.note == "sound found by its number")
    }

    @Test(arguments: [
        (["IMG_7.jpg", "IMG_9.jpg", "x1.m4a", "x2.m4a"], ["IMG_7.jpg+x1.m4a", "IMG_9.jpg+x2.m4a"]),
        (["auns.jpg", "bumba.jpg", "one.mp3", "two.mp3"], ["auns.jpg+one.mp3", "bumba.jpg+two.mp3"]),
    ])
    func whereNoNumberFitsAndThereAreAsManyThePlacesDo(names: [String], expected: [String]) {
        #expect(slides(names) == expected)
        #expect(plan(names).slides.first?.note == "sound found by its place")
    }

    @Test func aSoundThatFitsNowhereIsTold() {
        let plan = plan(["a.jpg", "b.jpg", "x.mp3"])
        #expect(plan.slides.map(\.sound) == [nil, nil])
        #expect(plan.remarks == ["x.mp3: there is no picture of this name; the sound is left out"])
    }

    @Test func aFileThatAnotherOneStandsInForIsTold() {
        #expect(plan(["1.png", "1.jpg"]).remarks == ["1.png: 1.jpg is taken in its place"])
    }

    @Test func moreThan2000PicturesAreLeftOut() {
        let plan = plan((0...2000).map { "\($0).jpg" })
        #expect(plan.slides.count == 2000)
        #expect(plan.remarks == ["there are more than 2000 pictures; the rest is left out"])
    }

    @Test func wordsLieBesideThePicture() {
        #expect(plan(["1.jpg", "1.txt"]).slides.first?.caption == SourceFile("1.txt"))
    }

    @Test(arguments: [("IMG_0012.jpg", "12"), ("a.jpg", nil), ("000.jpg", "0"), ("3 b 7x.jpg", "7")])
    func theLastNumberCounts(name: String, number: String?) { #expect(SourceFile(name).number == number) }
}
