import Engine
import PackMaker
import System

extension ActivityHost {
    /// Provides saving to sticks, in these folders.
    mutating func provideSticks() {
        let door = StickDoor(folders)
        stick = { files, place in
            do throws(PackRefusal) {
                let (places, pulling) = try files.write(on: place, through: door)
                return .saved(files: places, pulling)
            } catch {
                Log("sticks").warning(error.sentence)
                return .failed(StickFailure(error))
            }
        }
    }
}
