import Engine
import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import TaleServices

/// Conversion with the real converter, which goes by what is in a file and not by its name.
struct ClipConversionTests {
    private let disk: TemporaryFolder
    private let conversion: ClipConversion
    private var library: Library { Library(roots: [disk.path + "/tales"], conversion: conversion) }

    init() throws {
        disk = try TemporaryFolder(["tales/vasara/1.png", "tales/vasara/2.png"])
        conversion = ClipConversion(folder: disk.path + "/cache/clips", converter: builtProgram("pasaka-converter"))
        try disk.write("tales/vasara/2.m4a", "nonsense")
        try disk.write("tales/vasara/1.m4a", MadeWave.tone())
    }

    @Test func `clips are converted once and the others say why not`() {
        let shelf = library.audit().shelf
        let clips = shelf.stories.first?.slides.map(\.narration)
        #expect(clips?.first??.name.hasPrefix("clips/") == true)
        #expect(clips?.last == .some(nil))
        #expect(shelf.problems.count == 1)
        #expect(shelf.problems.first?.description.hasPrefix("vasara/2.m4a: is not a sound that can be read") == true)
        #expect(shelf.stories.first?.slides.first?.clipLength.map { abs($0 - 0.5) < 0.05 } == true)
        #expect(library.audit().shelf == shelf)
    }

    @Test func `a library that is watched tells of the converted clip`() {
        let heard = Mutex(false)
        let library = library
        library.watch { news in
            guard case .changed(let shelf) = news else { return }
            if shelf.stories.first?.slides.first?.narration != nil { heard.withLock { $0 = true } }
        }
        #expect(eventually { heard.withLock { $0 } })
    }

    @Test func `what was left half made is swept`() throws {
        try disk.write("cache/clips/0.ogg.part", "half")
        _ = library.audit().shelf
        #expect(access(disk.path + "/cache/clips/0.ogg.part", F_OK) != 0)
    }

    @Test func `a folder that cannot be written is named`() throws {
        try disk.write("cache", "a file where the folder should be")
        let problems = library.audit().shelf.problems
        #expect(problems.first?.description.contains("cannot be converted") == true)
    }
}
