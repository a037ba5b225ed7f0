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
        // Otherwise the last morning's file would be kept aside as unread; before it is saved, and not on this thread.
        stagehand.store.readLater(SelfTest.self)
        round.begin(
            folders: stagehand.folders, audio: audio, state: stagehand.store.folder, family: stagehand.family,
            network: stagehand.network,
            refused: { [store = stagehand.store] in RefusedHelpers.kept(in: store).lines }, audits: stagehand.audits)
        round.take(.picture(PictureFacts(renderer, painting: page, knownAt: KnownPicture.area)))
        round.beginTouch()
    }
}
