/// How loud it may be: wishes for another volume, and what keeps it within its limits.
extension Show {
    /// Carries out a wish for another volume, and tells the screen.
    mutating func turn(_ volume: Volume) -> [Command] {
        let loudness = Loudness(percent: world.percent(of: volume))
        world[Loudness.self] = loudness
        var commands = [Command.volume(.percent(loudness.percent))]
        if volume.isShown {
            volumeBar = VolumeBar(
                percent: loudness.percent, most: world.volumes.upperBound, end: ticks + VolumeBar.duration)
            commands.append(.play(.volume))
        }
        scene.now = ticks
        return commands + obey(scene.take(.reply(.learned(AnyDocument(loudness)))))
    }

    /// Keeps the volume within what is allowed after a change of settings, of the hour, or of the device, which may be another one.
    mutating func keepVolume(after input: Input) -> [Command] {
        guard case .reply(.learned(let document)) = input else { return [] }
        switch document.content {
        case is Loudspeaker: break
        case is Settings, is PinnedSettings, is NetworkSettings, is Daytime:
            guard let loudness = world[Loudness.self], !world.volumes.contains(loudness.percent) else { return [] }
        default: return []
        }
        guard world[Loudness.self] != nil else { return turn(.start) }
        let loudness = Loudness(percent: world.percent(of: .percent(world.volume)))
        let isNew = loudness != world[Loudness.self]
        world[Loudness.self] = loudness
        let command = Command.volume(.percent(loudness.percent))
        return [command] + (isNew ? obey(scene.take(.reply(.learned(AnyDocument(loudness))))) : [])
    }
}
