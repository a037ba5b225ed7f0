import Testing

/// The screens that use the bars beside the stage, in a window of 16:10.
@MainActor struct WideScreenTests {
    @Test(arguments: SolturaPictures.wide) func `looks as it did`(screen: ScreenTests.Screen) throws {
        try Studio.shared(width: 480, height: 300).expect(screen.picture, is: "Screens/\(screen.name)")
    }

    @Test(arguments: SolturaPictures.wide) func `covers the whole window`(screen: ScreenTests.Screen) {
        #expect(screen.picture.bounds == screen.world.window)
    }
}
