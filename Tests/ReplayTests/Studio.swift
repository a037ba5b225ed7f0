import Engine
import Foundation
import Glibc
import Platform
import System
import TestSupport

@testable import PasakaApp

/// A renderer in memory that sees the tales of these tests as folder 0, those that are made for one test as folder 1.
@MainActor final class Studio {
    let renderer: Renderer

    init(width: Int, height: Int, tales: [String] = [Studio.tales]) throws {
        _ = MainThread.isPreferred
        renderer = try Renderer(width: width, height: height, decoder: Studio.decoder(tales: tales))
    }

    private static var shared: [String: Studio] = [:]

    /// The renderer of all pictures of a size, whatever it has painted before; a new one for each that is recorded.
    static func shared(width: Int, height: Int) throws -> Studio {
        if !Album.isRecording, let studio = shared["\(width)x\(height)"] { return studio }
        let studio = try Studio(width: width, height: height)
        shared["\(width)x\(height)"] = studio
        return studio
    }

    static func decoder(tales: [String]) -> PictureDecoder {
        PictureDecoder(
            folders: AssetFolders(
                interface: "\(repository)/assets/interface", stories: tales,
                activities: activities.folders(in: "\(repository)/assets")), executable: program)
    }

    /// Paints, waiting for every picture, and checks the result against a committed one.
    func expect(_ picture: Picture, is name: String) throws {
        try renderer.paintWhole(picture)
        try Album.check(renderer, "\(Studio.folder)/\(name)")
    }

    // MARK: - Places

    /// The folder of these tests.
    nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent().path(percentEncoded: false)
        .droppingLastSlash
    nonisolated static let repository = URL(filePath: folder).deletingLastPathComponent().deletingLastPathComponent()
        .path(percentEncoded: false).droppingLastSlash
    nonisolated static let tales = "\(folder)/Tales"

    /// The `pasaka` that was built together with these tests; it decodes the pictures.
    nonisolated static let program: String = {
        let itself = Places.executable
        let bundle = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") } ?? itself
        let candidates = [itself, bundle].map { "\(Places.parent(of: $0))/pasaka" }
        return candidates.first { access($0, X_OK) == 0 } ?? candidates[0]
    }()
}

extension String {
    fileprivate var droppingLastSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
