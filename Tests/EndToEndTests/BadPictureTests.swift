import Foundation
import Glibc
import Testing

extension EndToEnd.Readers {
    /// Pictures from untrusted sticks: refused with a line or shown, and never blocking the others.
    @Suite struct BadPictureTests {
        let folder: Folder
        let path: String
        let display: Display

        init() async throws {
            folder = try Folder()
            path = try folder.makeFolder("tales/Bildes")
            display = try await Display(width: 640, height: 480)
        }

        private func write(_ bytes: [UInt8], _ name: String) throws {
            try Data(bytes).write(to: URL(filePath: "\(path)/\(name)"))
        }

        /// A tale whose every second slide is bad; those between have the colours of slides.
        ///
        /// - Parameter isRefused: whether a line is expected for each.
        private func reads(past bad: [String], isRefused: Bool) async throws {
            var slides: [String] = []
            for (number, name) in bad.enumerated() {
                try Pack.svg(Pack.color(number + 1)).write(
                    toFile: "\(path)/good\(number).svg", atomically: false, encoding: .utf8)
                slides += ["good\(number).svg", name]
            }
            try Pack.svg(Pack.color(bad.count + 1)).write(
                toFile: "\(path)/good\(bad.count).svg", atomically: false, encoding: .utf8)
            slides.append("good\(bad.count).svg")
            let entries = slides.enumerated().map { #"{"id": "\#($0)", "imageName": "\#($1)"}"# }
            try
                #"{"id": "bildes", "title": "Bildes", "language": "lv", "slides": [\#(entries.joined(separator: ","))]}"#
                .write(toFile: path + "/story.json", atomically: false, encoding: .utf8)
            let player = try Player(in: folder, on: display, ["--stories", path, "--reduce-motion"])
            for (number, name) in bad.enumerated() {
                try await player.shows(slide: number + 1)
                player.key("Right")
                // The loop answers, whatever is being decoded.
                try await player.catchUp()
                if isRefused {
                    try await eventually("\(name) is refused; log: \(player.log)") {
                        player.logLines.contains { $0.contains(name) }
                    }
                }
                player.key("Right")
            }
            try await player.shows(slide: bad.count + 1)
            for name in bad {
                let count = player.logLines.count { $0.contains(name) }
                #expect(count == (isRefused ? 1 : 0), "\(name): \(player.log)")
            }
            let memory = player.child.mostMemory
            #expect(memory > 0 && memory < 256 << 10)
            player.child.signal(SIGTERM)
            #expect(try await player.child.end() == .exited(0))
        }

        @Test func `what is no picture is refused`() async throws {
            let photograph = Places.repository + "/assets/interface/paper.jpg"
            let whole = BadPictures.png(width: 64, height: 48)
            try write([], "empty.png")
            try write(Array("this is no picture at all".utf8), "words.jpg")
            try write(BadPictures.png(width: 2, height: 2, claims: (20_000, 20_000)), "huge.png")
            try write(Array(whole.prefix(whole.count - 20)), "short.png")
            // SDL_image 2.6.3 searches forever for the rest of this chunk header.
            try write(Array(whole.prefix(8 + 25 + 5)), "cut.png")
            try write(Array((FileManager.default.contents(atPath: photograph) ?? Data()).prefix(200)), "head.jpg")
            try write(Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x3b], "moving.webp")
            try write(
                Array("RIFF".utf8) + [100, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [UInt8](repeating: 0, count: 90),
                "torn.webp")
            try await BadPictures.draw(
                ["-size", "80x60", "xc:red", "xc:blue", "xc:green", "-set", "delay", "10"], to: path + "/film.webp",
                in: folder)
            try await reads(
                past: [
                    "empty.png", "words.jpg", "huge.png", "short.png", "cut.png", "head.jpg", "moving.webp",
                    "torn.webp", "film.webp",
                ],
                isRefused: true)
        }

        @Test func `a drawing that never ends is given up, and the next slide is shown`() async throws {
            try write(Array(BadPictures.endlessSVG.utf8), "endless.svg")
            try await reads(past: ["endless.svg"], isRefused: true)
        }

        @Test func `anything but a regular file in its folder is refused`() async throws {
            mkfifo(path + "/pipe.png", 0o644)
            symlink("/dev/zero", path + "/zero.png")
            symlink(Places.repository + "/assets/interface/paper.jpg", path + "/outside.jpg")
            symlink("nowhere.png", path + "/lost.png")
            symlink("loop.png", path + "/loop.png")
            try await reads(past: ["pipe.png", "zero.png", "outside.jpg", "lost.png", "loop.png"], isRefused: true)
        }

        @Test func `a device in place of a picture is refused`() async throws {
            // Only root can make one.
            guard mknod(path + "/device.png", S_IFCHR | 0o644, 0x105) == 0 else { return }
            try await reads(past: ["device.png"], isRefused: true)
        }

        @Test func `a crashed decoder is replaced unnoticed`() async throws {
            _ = try Pack("krasas", in: folder.file("tales"), slides: 9)
            let player = try Player(
                in: folder, on: display, ["--stories", folder.file("tales"), "--open", "stories/krasas/1"])
            for slide in 1...9 {
                try await player.shows(slide: slide)
                let process = player.child.process
                let children = try String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
                for decoder in children.split(separator: " ").compactMap({ Int32($0) }) { kill(decoder, SIGKILL) }
                player.key("Right")
            }
            try await player.catchUp()
            #expect(player.child.ending == nil)
        }

        @Test func `odd pictures are shown`() async throws {
            try await BadPictures.draw(
                ["-size", "80x60", "xc:orange", "-colorspace", "CMYK"], to: path + "/printed.jpg", in: folder)
            try await BadPictures.draw(
                ["-size", "80x60", "gradient:", "-depth", "16"], to: "PNG48:\(path)/deep.png", in: folder)
            try await BadPictures.draw(
                ["-size", "80x60", "gradient:", "-interlace", "PNG"], to: path + "/woven.png", in: folder)
            try await BadPictures.draw(["-size", "6000x6000", "xc:gray"], to: path + "/large.jpg", in: folder)
            try await BadPictures.draw(["-size", "3000x10", "gradient:"], to: path + "/wide.png", in: folder)
            let photograph =
                FileManager.default.contents(atPath: Places.repository + "/assets/interface/home.jpg") ?? Data()
            try photograph.write(to: URL(filePath: path + "/named-wrongly.png"))
            try BadPictures.png(width: 64, height: 48, depth: 16).withUnsafeBytes {
                try Data($0).write(to: URL(filePath: path + "/deep2.png"))
            }
            try await reads(
                past: [
                    "printed.jpg", "deep.png", "woven.png", "large.jpg", "wide.png", "named-wrongly.png", "deep2.png",
                ],
                isRefused: false)
        }
    }
}
