import Engine
import TalePacks

/// A page with the slides of each tale, and above each how many children left there.
struct CountsPageView {
    typealias Action = CountsPageViewModel.Action

    let page: CountsPageViewModel

    private var viewport: Rect { page.viewport }

    func draw(in frame: inout Frame<Action>) {
        frame.stripWall(in: viewport, scrolls: page.scroll.canScroll)
        let tales = page.tales
        // Upright the button beside the head reaches down to it.
        let inset = page.rooms.areUpright ? 260.0 : 120
        frame.draw(
            .text(
                frame.text(page.deleted != nil ? .countsDeleted : tales.isEmpty ? .countsNone : .countsExplained),
                in: page.placed(Rect(x: inset, y: 180, width: 1600 - 2 * inset, height: 110)),
                TextStyle(.words, size: 34, color: .ink, mostLines: 2)))
        for (place, tale) in tales.enumerated() {
            let y = CountsPageViewModel.head + Double(place) * CountsPageViewModel.row
            let area = page.placed(Rect(x: 60, y: y, width: 1480, height: CountsPageViewModel.row - 24))
            guard area.intersects(viewport) else { continue }
            draw(tale.story, tale.counts, in: area, &frame)
        }
        drawHead(in: &frame)
        drawFoot(in: &frame)
        frame.stripKeys(
            "interface/icon-previous.svg", takesFocus: true,
            StripActions(leave: .leave, home: .home, pageUp: .pageUp, pageDown: .pageDown))
    }

    private func drawHead(in frame: inout Frame<Action>) {
        let top = page.placed(Rect(x: 250, y: 56, width: 1100, height: 110))
        frame.draw(.text(frame.text(.counts), in: top, TextStyle(.title, size: 68, color: .plum)))
    }

    /// Bars over the slides at which the tale was left; the tallest is the slide at which most left.
    private func draw(_ story: Story, _ counts: Counts.Tale, in area: Rect, _ frame: inout Frame<Action>) {
        frame.sheet(area, radius: 36)
        let title = Rect(x: area.x + 36, y: area.y + 16, width: 640, height: 54)
        frame.draw(.text(story.title, in: title, TextStyle(.title, size: 42, color: .plum, alignment: .leading)))
        let sum = Rect(x: area.maxX - 700, y: area.y + 16, width: 664, height: 54)
        frame.draw(
            .text(
                frame.text(.countsOf(begun: counts.starts, heard: counts.finishes, leafed: counts.leafed)), in: sum,
                TextStyle(.words, size: 34, color: .ink, alignment: .leading)))
        let slides = story.slides.count
        guard slides > 0 else { return }
        let most = Double(max(1, counts.left.max() ?? 0))
        let step = min(176, (area.width - 72) / Double(slides))
        for number in 0..<slides {
            let x = area.x + 36 + Double(number) * step
            let picture = Rect(x: x + 2, y: area.maxY - 74, width: step - 6, height: 58)
            draw(story.slides[number].image, in: picture, &frame)
            let left = number < counts.left.count ? counts.left[number] : 0
            let height = left == 0 ? 6 : 10 + 24 * Double(left) / most
            let bar = Rect(x: picture.x, y: picture.y - 6 - height, width: picture.width, height: height)
            frame.draw(
                .shape(.filled, in: bar, radius: min(8, height / 2), .flat(left == 0 ? .blush : .orange)))
            guard left > 0, step > 44 else { continue }
            let digit = Rect(x: bar.x, y: bar.y - 36, width: bar.width, height: 36)
            frame.draw(.text("\(left)", in: digit, TextStyle(.title, size: 28, color: .brown)))
        }
    }

    private func draw(_ image: Image?, in area: Rect, _ frame: inout Frame<Action>) {
        guard let image, area.width > 24 else {
            return frame.draw(.shape(.filled, in: area, radius: 8, .flat(.blush)))
        }
        frame.draw(.image(image, in: area, .fill))
    }

    // MARK: - Foot

    private func drawFoot(in frame: inout Frame<Action>) {
        let foot = Rect(x: viewport.x, y: viewport.maxY - page.foot, width: viewport.width, height: page.foot + 40)
        frame.sheet(foot, radius: 40)
        frame.hotspot(foot, takesFocus: false, sends: .nothing, isGround: true)
        let (y, tall) = (foot.y + 22, page.foot - 44)
        drawKeeping(in: Rect(x: 50, y: y, width: 450, height: tall), &frame)
        if page.deleted != nil {
            return frame.pill(
                frame.text(.undoDeletion), icon: "interface/icon-again.svg",
                in: Rect(x: 1080, y: y, width: 470, height: tall), size: 44, tone: .chosen, sends: .undo,
                label: .named("undo-deletion"))
        }
        guard !page.counts.isEmpty else { return }
        drawSaving(in: Rect(x: 530, y: y, width: 520, height: tall), &frame)
        drawDelete(in: Rect(x: 1080, y: y, width: 470, height: tall), &frame)
    }

    /// Whether it is counted; a lock if that is pinned.
    private func drawKeeping(in area: Rect, _ frame: inout Frame<Action>) {
        guard !page.isPinned else {
            var words = area
            words.width -= 120
            frame.draw(
                .text(frame.text(.keepCounts), in: words, TextStyle(.title, size: 44, color: .brown, mostLines: 2)))
            return frame.roomLock(in: area, scale: 1)
        }
        frame.pill(
            frame.text(.keepCounts), icon: page.isCounting ? "interface/icon-check.svg" : "interface/icon-stop.svg",
            in: area, size: 44, tone: page.isCounting ? .chosen : .plain, sends: .keep(!page.isCounting),
            label: .named("keep-counts"))
    }

    private func drawSaving(in area: Rect, _ frame: inout Frame<Action>) {
        let words: Wording
        switch page.saving {
        case .writing: words = .savingCounts
        case .saved(let file): words = .countsSaved(file: file)
        case .failed where page.media.isEmpty: words = .countsNotSaved
        case .failed, nil:
            guard let medium = page.media.first else {
                words = .insertStick
                break
            }
            return frame.pill(
                page.saving == .failed ? frame.text(.countsNotSaved) : frame.text(.saving(.saveToStick)),
                icon: "interface/icon-stick.svg", in: area, size: page.saving == .failed ? 30 : 44, tone: .primary,
                sends: .save(medium.place), label: .named("save-counts"))
        }
        frame.draw(
            .text(frame.text(words), in: area, TextStyle(.words, size: 34, color: .ink, mostLines: 3)))
    }

    private func drawDelete(in area: Rect, _ frame: inout Frame<Action>) {
        let progress = frame.holdProgress(of: .delete)
        frame.sheet(area, radius: area.height / 2, depth: frame.depth(of: .delete))
        if progress > 0 {
            var filled = area.inset(by: 10)
            filled.width = max(filled.height, filled.width * progress)
            frame.draw(.shape(.filled, in: filled, radius: filled.height / 2, .flat(Color.orange.faded(to: 0.5))))
        }
        let symbol = Rect(center: Point(x: area.x + 84, y: area.center.y), width: 76, height: 76)
        frame.draw(.icon("interface/icon-remove.svg", in: symbol, tint: .brown))
        let words = Rect(x: area.x + 136, y: area.y + 16, width: area.width - 170, height: area.height - 32)
        frame.draw(
            .text(frame.text(.deleteCounts), in: words, TextStyle(.title, size: 40, color: .brown, mostLines: 2)))
        frame.hotspot(area, radius: area.height / 2, hold: 120, sends: .delete, label: .named("delete-counts"))
    }
}
