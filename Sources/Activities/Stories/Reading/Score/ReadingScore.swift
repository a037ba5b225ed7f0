import Engine
import TalePacks

/// Music and the sounds of the scene while a tale is read.
extension StoryPlayerViewModel {
    /// Ticks in which the melody of the end is heard, before the theme begins.
    private static let melody = 110

    private var scene: Score.Scene {
        var scene = Score.Scene(now: now, isTold: narration.isSounding, isPaused: narration.isPaused)
        guard hasBegun, !sitting.isDark(at: now) else { return scene }
        if let slide {
            scene.loop = slide.bed
        } else if !endsUnderStars {
            scene.loop = story.music
            scene.start = isAtCredits ? 0 : arrived + Self.melody
            (scene.isTold, scene.isPaused) = (false, false)
        }
        return scene
    }

    mutating func playScore() -> [Command] {
        score.tick(scene) + (narration.isSounding ? score.sounds(at: narration.position(now: now)) : [])
    }

    var restOfScore: Rest {
        score.rest(scene).and(score.nextSound.map { narration.tick(at: $0, now: now) } ?? .still)
    }
}
