/// What of an input on a drawing area may be noted for others.
extension Scene {
    /// A finger's motion over the drawing area is left out, also a palm's, and that it came and went is told of one place.
    func discreet(_ contact: Contact) -> Contact? {
        guard frame.drawingArea != nil || contact.phase == .began else { return contact }
        let frame = isDrawing ? frame : present.frame
        guard isDrawing || frame.isForDrawing(at: contact.point) else { return contact }
        guard contact.phase != .moved, let place = frame.placeForDrawing else { return nil }
        return Contact(contact.phase, contact.id, at: place, milliseconds: contact.milliseconds)
    }

    /// A push of the thumbstick that may move the pen, without its direction: a replay has a pen too, but not its path.
    func discreet(_ thumbstick: Input.Thumbstick) -> Input.Thumbstick {
        guard thumbstick.side == .right, frame.drawingArea != nil else { return thumbstick }
        let isPushed = Point(x: thumbstick.x, y: thumbstick.y).length >= Pen.rest
        return Input.Thumbstick(pad: thumbstick.pad, .right, x: isPushed ? 1 : 0, y: 0)
    }
}
