import TalePacks

extension Story {
    /// The same tale that came nobody knows when.
    var undated: Story {
        var story = self
        story.added = nil
        return story
    }
}
