import CSDL2TTF
import Glibc
import TestSupport
import Testing

@testable import Platform

@MainActor struct FontFileTests {
    private let disk: TemporaryFolder

    init() throws {
        disk = try TemporaryFolder()
        if TTF_WasInit() == 0 { TTF_Init() }
    }

    private func letters(_ path: String, _ pixels: Int) -> Bool {
        guard let letters = FontFile.at(path)?.letters(.sharp(pixels: pixels)) else { return false }
        TTF_CloseFont(letters)
        return true
    }

    @Test func `a font stays when its file goes`() throws {
        symlink("/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf", disk.path + "/font.ttf")
        try #require(letters(disk.path + "/font.ttf", 20))
        unlink(disk.path + "/font.ttf")
        #expect(letters(disk.path + "/font.ttf", 31))
    }

    @Test func `what is missing, empty or no font has no letters`() throws {
        try disk.write("empty.ttf")
        try disk.write("text.ttf", "no font")
        let names = ["nowhere.ttf", "empty.ttf", "text.ttf", "."]
        #expect(names.filter { letters("\(disk.path)/\($0)", 20) } == [])
    }
}
