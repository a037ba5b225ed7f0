import Conversion
import PackMaker

extension PackMaker {
    /// What makes tales, be it by `pasaka add` or on the page for sticks.
    ///
    /// - Parameter shipped: folders of tales that cannot be replaced.
    init(
        in place: HiddenPlace, shipped: [String], conversion: Conversion,
        progress: @escaping Progress = { _, _, _ in }
    ) {
        let timing = WordTiming(conversion: conversion)
        self.init(
            place: place, shipped: shipped, convert: conversion.run,
            // A clip that cannot be followed is a clip all the same: its words are shown without marks.
            timing: { try? timing.times($0, sound: $1, language: $2) }, progress: progress)
    }
}
