import CSDL2
import CSDL2Image
import Engine
import Foundation
import Glibc
import Platform
import TestSupport
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
        guard let one = pixels(of: expected) else {
            Issue.record("\(expected) is missing; record it with PASAKA_RECORD_PICTURES=1")
            return
        }
        let size = Size(width: Double(one.width), height: Double(one.height))
        if size == renderer.letterbox.window, areSamePixels(one.bytes, renderer.pixels) { return }
        let actual = try leave(renderer, named: name(of: path))
        guard let other = pixels(of: actual) else {
            Issue.record("\(actual) cannot be read")
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

    struct Pixels {
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
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        let rgb = SDL_PIXELFORMAT_RGB888.rawValue
        let isRead = bytes.withUnsafeMutableBytes {
            SDL_ConvertPixels(
                Int32(width), Int32(height), rgb, start, Int32(pitch), rgb, $0.baseAddress, Int32(width * 4))
        }
        guard isRead == 0 else { return nil }
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
