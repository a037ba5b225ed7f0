import Engine
import Testing

struct LetterboxTests {
    static let windows = [
        Size(width: 1600, height: 1200), Size(width: 1920, height: 1080), Size(width: 1280, height: 800),
        Size(width: 1366, height: 768), Size(width: 800, height: 1280), Size(width: 3840, height: 2160),
        Size(width: 1024, height: 768), Size(width: 1067, height: 800), Size(width: 1068, height: 800),
        Size(width: 333, height: 777), Size(width: 5120, height: 1440), Size(width: 320, height: 240),
    ]

    @Test(arguments: windows)
    func `the stage is four to three and in the middle`(window: Size) {
        let stage = Letterbox(window: window).stage
        #expect(abs(stage.width * 3 - stage.height * 4) <= 4)
        #expect(abs(stage.x - (window.width - stage.maxX)) <= 1)
        #expect(abs(stage.y - (window.height - stage.maxY)) <= 1)
        #expect(stage.x >= 0 && stage.y >= 0 && stage.maxX <= window.width && stage.maxY <= window.height)
    }

    @Test(arguments: windows)
    func `the stage is as large as it fits`(window: Size) {
        let stage = Letterbox(window: window).stage
        #expect(stage.width == window.width || stage.height == window.height)
    }

    @Test(arguments: windows)
    func `a pixel comes back from the stage`(window: Size) {
        let box = Letterbox(window: window)
        for pixel in [
            Point(x: 0, y: 0), Point(x: 17, y: 91), Point(x: window.width - 1, y: window.height - 1),
        ] {
            #expect((box.pixel(at: box.point(atPixel: pixel)) - pixel).length < 0.001)
        }
    }

    @Test(arguments: windows)
    func `the whole stage fills its pixels`(window: Size) {
        let box = Letterbox(window: window)
        #expect(box.pixels(Stage.bounds) == box.stage)
    }

    @Test(arguments: windows)
    func `neighbours meet without a seam`(window: Size) {
        let box = Letterbox(window: window)
        let left = box.pixels(Rect(x: 0, y: 0, width: 533.4, height: 1200))
        let right = box.pixels(Rect(x: 533.4, y: 0, width: 1066.6, height: 1200))
        #expect(left.maxX == right.x)
        #expect(left.x == left.x.rounded() && left.maxX == left.maxX.rounded())
    }

    @Test func `the bars lie outside the stage`() {
        let box = Letterbox(window: Size(width: 1920, height: 1080))
        #expect(box.origin == Point(x: 240, y: 0))
        #expect(box.point(atPixel: Point(x: 239, y: 500)).x < 0)
        #expect(box.point(atPixel: Point(x: 1681, y: 500)).x > 1600)
    }

    @Test(arguments: [Size(width: 0, height: 0), Size(width: -5, height: 10), Size(width: 1, height: 1)])
    func `a window without area is a pixel`(window: Size) {
        let box = Letterbox(window: window)
        #expect(box.scale > 0)
        #expect(box.stage.width >= 1 && box.stage.height >= 1)
    }
}
