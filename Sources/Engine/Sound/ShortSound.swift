extension Sound {
    /// The longest sound that is no voice but a moment of a picture, in seconds: a figure's answer, a sound of the scene.
    public static let longestShort = 6.0
}
