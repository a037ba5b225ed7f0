import MorningCheck
import Platform

import struct Engine.Picture

/// The rounds of the morning check, of which only the latest reports its lights.
@MainActor final class MorningRounds {
    private var round: MorningRound?
    private let tell: @Sendable (SelfTest) -> Void

    init(tell: @escaping @Sendable (SelfTest) -> Void) { self.tell = tell }

    /// Starts all checks again, for the page that a renderer has just painted.
    func begin(_ stagehand: Stagehand, _ audio: AudioService, _ renderer: Renderer, page: Picture) {
        round?.end()
        let round = MorningRound(tell: tell)
        self.round = round
        round.begin(stagehand, audio, renderer, page: page)
    }
}
