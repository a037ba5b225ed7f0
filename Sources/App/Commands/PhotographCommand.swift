import ArgumentParser
import Commands
import Engine
import Platform
import Sentences

/// Renders a screen to a picture, without a display.
struct PhotographCommand: MainActorCommand {
    static let configuration = CommandConfiguration(
        commandName: "photograph", abstract: said("Renders a screen to a PNG or BMP file. Needs no display."))

    @Argument(
        help: .said(
            """
            \(path: activities.flatMap(\.addresses).joined(separator: ", ")). Slides are counted from 1, and one more \
            is the end page.
            """))
    var route: String

    @Option(help: .said("In pixels.", valueName: "WIDTHxHEIGHT"))
    var size = PixelSize(argument: "1600x1200").unsafelyUnwrapped

    @Option(name: .shortAndLong, help: .said("The file to write.", valueName: "file.png"), completion: .file())
    var output: String

    @OptionGroup var common: CommonOptions

    @MainActor func perform() throws {
        MessageLanguage.end()
        common.startLog()
        let stagehand = try Stagehand(common.wishes)
        let renderer = try Renderer(width: size.width, height: size.height, decoder: stagehand.decoder)
        var world = stagehand.world(common.wishes, stagehand.services(), common.sticks == nil ? .answers : .everything)
        world.window = renderer.letterbox.view
        let wanted = Route(route)
        let show = Show(world: world, activities: activities, at: wanted)
        guard show.route == wanted else {
            MessageLanguage.ofEnvironment.begin()
            throw Stagehand.Failure("\(text: route): there is no such screen; the nearest is \(text: "\(show.route)")")
        }
        try renderer.paintWhole(show.picture)
        try renderer.savePhotograph(to: output)
    }
}
