import CSDL2
import CSDL2Image
import Foundation
import Glibc
import Platform
import Testing

/// The committed pictures, and the handling of one that differs.
@MainActor enum Album {
    nonisolated static let isRecording = getenv("PASAKA_RECORD_PICTURES") != nil

    /// Compares what has been painted with `<path>.png`, pixel by pixel.
    static func check(_ renderer: Renderer, _ path: String) throws {
        let expected = "\(path).png"
        if isRecording {
            try FileManager.default.createDirectory(
                atPath: (expected as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            return try renderer.savePhotograph(to: expected)
        }
        let actual = try leave(renderer, named: name(of: path))
        guard let one = pixels(of: expected), let other = pixels(of: actual) else {
            Issue.record("\(expected) is missing; record it with PASAKA_RECORD_PICTURES=1")
            return
        }
        guard one != other else {
            unlink(actual)
            rmdir((actual as NSString).deletingLastPathComponent)  // unless there are others
            return
        }
        let difference = actual.replacing(".png", with: "-difference.png")
        let count = writeDifference(one, other, to: difference)
        Issue.record("\(count) pixels of \(expected) differ: see \(actual) and \(difference)")
    }

    /// Keeps the picture for inspection, where no other test run does.
    static func leave(_ renderer: Renderer, named name: String) throws -> String {
        let folder = "\(Studio.repository)/.build/pictures/\(getpid())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let file = "\(folder)/\(name).png"
        try renderer.savePhotograph(to: file)
        return file
    }

    private static func name(of path: String) -> String {
        path.split(separator: "/").suffix(3).filter { $0 != "expected" }.joined(separator: "-")
    }

    // MARK: - Pixels

    struct Pixels: Equatable {
        let width, height: Int
        /// Blue, green, red and nothing.
        var bytes: [UInt8]
    }

    static func pixels(of file: String) -> Pixels? {
        guard let loaded = IMG_Load(file) else { return nil }
        defer { SDL_FreeSurface(loaded) }
        guard let surface = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_RGB888.rawValue, 0) else { return nil }
        defer { SDL_FreeSurface(surface) }
        let width = Int(surface.pointee.w), height = Int(surface.pointee.h), pitch = Int(surface.pointee.pitch)
        guard let start = surface.pointee.pixels else { return nil }
        var bytes: [UInt8] = []
        for y in 0..<height { bytes += UnsafeRawBufferPointer(start: start + y * pitch, count: width * 4) }
        for alpha in stride(from: 3, to: bytes.count, by: 4) { bytes[alpha] = 0 }
        return Pixels(width: width, height: height, bytes: bytes)
    }

    /// - Returns: how many pixels differ.
    private static func writeDifference(_ one: Pixels, _ other: Pixels, to file: String) -> Int {
        guard one.width == other.width, one.height == other.height else {
            return max(one.width * one.height, other.width * other.height)
        }
        var bytes = [UInt8](repeating: 0, count: one.bytes.count), count = 0
        for start in stride(from: 0, to: bytes.count, by: 4)
        where one.bytes[start..<(start + 3)] != other.bytes[start..<(start + 3)] {
            count += 1
            for at in start..<(start + 3) {
                bytes[at] = UInt8(min(255, 24 + 8 * abs(Int(one.bytes[at]) - Int(other.bytes[at]))))
            }
        }
        bytes.withUnsafeMutableBytes { pixels in
            let surface = SDL_CreateRGBSurfaceWithFormatFrom(
                pixels.baseAddress, Int32(one.width), Int32(one.height), 32, Int32(one.width * 4),
                SDL_PIXELFORMAT_RGB888.rawValue)
            IMG_SavePNG(surface, file)
            SDL_FreeSurface(surface)
        }
        return count
    }
}
