import Engine
import Foundation

@testable import PasakaApp

extension Recording {
    /// The recording of a journey that is not written in Swift.
    static func committed(_ journey: String) -> Recording {
        let decoder = JSONDecoder()
        decoder.userInfo[.vocabulary] = activities.vocabulary
        let file = URL(filePath: "\(Studio.folder)/Journeys/\(journey)/recording.json")
        do { return try decoder.decode(Recording.self, from: Data(contentsOf: file)) } catch {
            preconditionFailure("the recording of \(journey) cannot be read: \(error)")
        }
    }
}
