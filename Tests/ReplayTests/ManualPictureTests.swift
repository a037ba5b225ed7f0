import CSDL2
import CSDL2Image
import Foundation
import Glibc
import Platform
import Testing

@testable import PasakaApp

/// The pictures in the manuals: each is there, and shows Pasaka as it is now.
@MainActor struct ManualPictureTests {
    nonisolated private static let documents = [
        "README.md", "kiosk/LIBRARIAN.md", "kiosk/BIBLIOTEKARAM.md", "kiosk/NETWORK.md", "kiosk/TIKLS.md",
        "assets/soltura/README.md",
    ]
    nonisolated private static let folders = ["assets/screens", "kiosk/pictures"]

    /// The paths of the pictures that a document names.
    private func named(in document: String) throws -> [String] {
        let file = "\(Studio.repository)/\(document)"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let folder = (file as NSString).deletingLastPathComponent
        return text.matches(of: /!\[[^\]]*\]\((?<path>[^)]+)\)/).map { match in
            ((folder as NSString).appendingPathComponent(String(match.path)) as NSString).standardizingPath
        }
    }

    @Test(arguments: documents) func `each named picture is there`(document: String) throws {
        let pictures = try named(in: document)
        #expect(!pictures.isEmpty)
        for picture in pictures {
            guard !picture.hasSuffix(".webp") else {
                // One that moves, which SDL_image does not read.
                #expect(try Data(contentsOf: URL(filePath: picture)).range(of: Data("ANIM".utf8)) != nil, "\(picture)")
                continue
            }
            let loaded = IMG_Load(picture)
            #expect(loaded != nil, "\(picture)")
            SDL_FreeSurface(loaded)
        }
    }

    @Test(arguments: folders) func `each picture is named`(folder: String) throws {
        let named = Set(try Self.documents.flatMap(named))
        let place = "\(Studio.repository)/\(folder)"
        for file in try FileManager.default.contentsOfDirectory(atPath: place) {
            #expect(named.contains("\(place)/\(file)"))
        }
    }

    @Test(arguments: ManualPicture.all) func `shows what there is`(picture: ManualPicture) throws {
        for screen in picture.screens { #expect(screen.show.route == screen.route) }
        let expected = "\(Studio.repository)/\(picture.file)"
        if Album.isRecording { return try write(picture, to: expected) }
        let folder = "\(Studio.repository)/.build/pictures/\(getpid())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let actual = "\(folder)/\((picture.file as NSString).lastPathComponent)"
        try write(picture, to: actual)
        guard FileManager.default.contentsEqual(atPath: expected, andPath: actual) else {
            Issue.record("\(picture.file) shows what there was: see \(actual); PASAKA_RECORD_PICTURES=1 records it")
            return
        }
        unlink(actual)
        rmdir(folder)  // unless there are others
    }

    /// Paints the screens side by side, with an edge around each.
    private func write(_ picture: ManualPicture, to file: String) throws {
        let edge = 12, (width, height) = (picture.width, picture.height)
        let rows = (picture.screens.count + picture.columns - 1) / picture.columns
        let whole = picture.columns * (width + edge) + edge
        var pixels = [UInt8](repeating: 0, count: whole * (rows * (height + edge) + edge) * 4)
        for start in stride(from: 0, to: pixels.count, by: 4) {
            (pixels[start], pixels[start + 1], pixels[start + 2]) = (0xce, 0xdc, 0xf3)
        }
        for (place, screen) in picture.screens.enumerated() {
            let studio = try Studio(width: width, height: height, tales: ManualPicture.folders)
            try studio.renderer.paintWhole(screen.picture)
            #expect(studio.renderer.pictures.problems == [])
            let left = edge + place % picture.columns * (width + edge)
            let top = edge + place / picture.columns * (height + edge)
            let painted = studio.renderer.pixels
            for row in 0..<height {
                let start = ((top + row) * whole + left) * 4
                pixels.replaceSubrange(
                    start..<(start + width * 4), with: painted[(row * width * 4)..<((row + 1) * width * 4)])
            }
        }
        let saved = pixels.withUnsafeMutableBytes { bytes in
            let surface = SDL_CreateRGBSurfaceWithFormatFrom(
                bytes.baseAddress, Int32(whole), Int32(bytes.count / whole / 4), 32, Int32(whole * 4),
                SDL_PIXELFORMAT_RGB888.rawValue)
            defer { SDL_FreeSurface(surface) }
            return IMG_SaveJPG(surface, file, picture.quality)
        }
        #expect(saved == 0, "\(file) cannot be written")
    }
}
