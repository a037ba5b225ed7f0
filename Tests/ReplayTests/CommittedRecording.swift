import Engine
import Foundation

@testable import PasakaApp

extension Recording {
    /// The recording of a journey that is not written in Swift.
    static func committed(_ journey: String) -> Recording {
        committed(in: "\(Studio.folder)/Journeys/\(journey)/recording.json")
    }

    /// The recording in a file of the repository.
    static func committed(in file: String) -> Recording {
        let decoder = JSONDecoder()
        decoder.userInfo[.vocabulary] = activities.vocabulary
        do { return try decoder.decode(Recording.self, from: Data(contentsOf: URL(filePath: file))) } catch {
            preconditionFailure("the recording \(file) cannot be read: \(error)")
        }
    }
}
