import Engine
import Foundation
import Senses
import Testing

@testable import Platform

@MainActor struct PhotographTests {
    @Test func `a photograph whose name ends in bmp has every pixel`() throws {
        let workshop = try Workshop()
        let renderer = try Renderer(width: 15, height: 14, decoder: workshop.decoder())
        let half = Drawing.shape(
            .filled, in: Rect(x: 0, y: 0, width: 800, height: 900), radius: 0, .flat(.plum))
        try renderer.paintWhole(Engine.Picture(ground: .color(.orange), drawings: [half]))
        let path = workshop.disk.path + "/photograph.bmp"
        try renderer.savePhotograph(to: path)
        let saved = try #require(FileManager.default.contents(atPath: path).flatMap(Senses.Picture.init(bmp:)))
        let painted = Senses.Picture(width: 15, height: 14, bytes: renderer.pixels)
        #expect(Set((0..<14).map { painted[3, $0] }).count > 1)
        #expect(saved.difference(from: painted) == 0)
    }
}
