import ArgumentParser
import Commands
import Glibc
import NetworkShelf
import System

/// Tells the hub of a network how this kiosk is: run each night as the player's user.
struct DayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "day",
        abstract: said("Prints how the kiosk was today, for the keeper of its network: no hours and no children."),
        shouldDisplay: false)

    @Option(help: .said("The folder for progress and settings.", valueName: "dir"), completion: .directory)
    var state: String?

    @Option(
        help: .said("A folder of what a network sends, instead of a kiosk's.", valueName: "dir"),
        completion: .directory)
    var network = NetworkShelf.usualFolder

    /// What is asked at night is about the day before; seconds.
    private static let night = 6 * 3600

    func run() {
        let date = LocalTime.text("%Y-%m-%d", at: time(nil) - Self.night)
        let day = KioskDay(date, state: state ?? Places.state, network: network)
        print(String(decoding: day.json, as: UTF8.self))
    }
}
