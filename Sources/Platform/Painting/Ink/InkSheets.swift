import Engine

/// The sheets of ink that are seen.
///
/// One that a frame does not show is forgotten after it.
final class InkSheets {
    private var sheets: [InkSheet] = []

    var bytes: Int { sheets.reduce(0) { $0 + $1.bytes } }

    func beginFrame() { for sheet in sheets { sheet.isShown = false } }
    func endFrame() { if !sheets.isEmpty { sheets.removeAll { !$0.isShown } } }

    /// The sheet with these strokes: the one painted last, if they go on from there, or a new one.
    func sheet(_ strokes: [Stroke], _ kind: InkSheet.Kind) -> InkSheet {
        let known = sheets.first { !$0.isShown && $0.kind == kind && $0.isContinued(by: strokes) }
        let sheet = known ?? InkSheet(kind)
        if known == nil { sheets.append(sheet) }
        sheet.isShown = true
        sheet.update(to: strokes)
        return sheet
    }

    /// Forgets all before the renderer is destroyed.
    func forgetAll() { sheets = [] }
}
