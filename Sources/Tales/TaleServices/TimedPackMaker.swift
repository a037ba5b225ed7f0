import Conversion
import PackMaker

extension PackMaker {
    /// The maker of tales, for `pasaka add` and for the page for sticks.
    ///
    /// - Parameter shipped: folders of tales that cannot be replaced.
    package init(
        in place: HiddenPlace, shipped: [String], conversion: Conversion,
        progress: @escaping Progress = { _, _, _ in }
    ) {
        let timing = WordTiming(conversion: conversion)
        self.init(
            place: place, shipped: shipped, convert: conversion.run,
            timing: { text, sound, language throws(ConversionRefusal) in
                try timing.times(text, sound: sound, language: language)
            },
            cutting: { texts, sound, language throws(ConversionRefusal) in
                try timing.cuts(texts, sound: sound, language: language)
            }, progress: progress)
    }
}
