import Foundation
import Senses

extension Player {
    /// The screen of a route as `pasaka photograph` makes it, at the size of this window.
    func photograph(_ route: String, _ arguments: [String] = []) async throws -> Picture {
        let file = folder.file("photograph.bmp")
        let maker = try Child(
            Places.program,
            [
                "photograph", route, "--size", "\(window.width)x\(window.height)", "-o", file, "--state",
                folder.file("state"),
            ]
                + arguments,
            environment: Player.environment(in: folder, display: nil), output: folder.file("photograph.out"),
            errors: folder.file("photograph.log"))
        guard try await maker.end() == .exited(0) else {
            throw DidNotHappen(description: "\(route) is photographed: \(folder.text("photograph.log"))")
        }
        guard let picture = FileManager.default.contents(atPath: file).flatMap(Picture.init(bmp:)) else {
            throw DidNotHappen(description: "\(route) is photographed: \(file) is no BMP of SDL's")
        }
        return picture
    }

    /// Waits until the window shows exactly `expected`, pixel by pixel, within an area of the stage.
    func shows(
        _ expected: Picture, _ name: String, in part: (x: Double, y: Double, width: Double, height: Double)? = nil
    ) async throws {
        let wanted = part.map { area(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
        func difference() -> Double { picture.difference(from: expected, in: wanted) }
        do {
            try await eventually("\(name) is shown") {
                try checkAlive()
                return difference() == 0
            }
        } catch {
            throw DidNotHappen(description: "\(error): \(difference() * 100) % of its pixels differ; log: \(log)")
        }
    }
}
