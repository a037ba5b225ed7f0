import CSDL2
import CSDL2Image
import Engine
import Foundation
import Testing

@testable import Platform

/// Decoded pictures beside libjpeg's own colours, averaged in floating point.
struct JPEGPictureTests {
    /// Red, green and blue of a whole picture, as SDL_image has it.
    private struct Pixels {
        let width, height: Int
        var bytes: [UInt8] = []

        init(_ path: String) throws {
            let loaded = try #require(IMG_Load(path))
            let surface = try #require(SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_RGB24.rawValue, 0))
            SDL_FreeSurface(loaded)
            defer { SDL_FreeSurface(surface) }
            width = Int(surface.pointee.w)
            height = Int(surface.pointee.h)
            let start = try #require(surface.pointee.pixels)
            for y in 0..<height {
                bytes += UnsafeRawBufferPointer(start: start + y * Int(surface.pointee.pitch), count: width * 3)
            }
        }

        /// The mean of one channel in an area of whole and broken pixels.
        func mean(_ channel: Int, _ columns: Range<Double>, _ rows: Range<Double>) -> Double {
            var sum = 0.0, weight = 0.0
            for y in Int(rows.lowerBound)..<min(height, Int(rows.upperBound.rounded(.up))) {
                let high = min(rows.upperBound, Double(y + 1)) - max(rows.lowerBound, Double(y))
                for x in Int(columns.lowerBound)..<min(width, Int(columns.upperBound.rounded(.up))) {
                    let wide = min(columns.upperBound, Double(x + 1)) - max(columns.lowerBound, Double(x))
                    sum += Double(bytes[(y * width + x) * 3 + channel]) * high * wide
                    weight += high * wide
                }
            }
            return sum / weight
        }
    }

    @Test(arguments: [(1067, 800), (480, 360), (1440, 1080), (2048, 1536)])
    func `a photograph is the mean of its pixels`(width: Int, height: Int) throws {
        let path = Workshop.repository("assets/stories/racenis/slide03.jpg")
        let original = try Pixels(path)
        let file = try Array(Data(contentsOf: URL(filePath: path)))
        let question = DecoderQuestion(PictureRequest("x", width: width, height: height, mode: .fit))
        var pixels = [UInt8](repeating: 1, count: width * height * 4)
        let answer = pixels.withUnsafeMutableBytes { PictureDecoding.answer(question, file: file, target: $0) }
        guard case .picture(let newWidth, let newHeight) = answer else {
            Issue.record("\(answer)")
            return
        }
        let across = Double(original.width) / Double(newWidth), down = Double(original.height) / Double(newHeight)
        var differences: [Double] = []
        // Every seventh pixel of every fifth row.
        for y in stride(from: 0, to: newHeight, by: 5) {
            for x in stride(from: 0, to: newWidth, by: 7) {
                for channel in 0..<3 {
                    let mean = original.mean(
                        channel, (Double(x) * across)..<(Double(x + 1) * across),
                        (Double(y) * down)..<(Double(y + 1) * down))
                    differences.append(abs(mean - Double(pixels[(y * newWidth + x) * 4 + 2 - channel])))
                }
            }
        }
        // Only where a colour lies beyond what a pixel can show is it cut off later than libjpeg does.
        #expect(differences.reduce(0, +) / Double(differences.count) < 0.5)
        #expect(Double(differences.count { $0 > 2 }) / Double(differences.count) < 0.005)
    }
}
