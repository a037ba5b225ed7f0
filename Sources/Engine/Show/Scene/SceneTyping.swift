/// Text that is typed.
extension Scene {
    var typing: Rect? { present.frame.typing }

    /// Hands what is typed to the screen; as long as the focus is shown, Return and the arrows act on it.
    mutating func type(_ typing: Typing) -> [Command] {
        guard frame.typing != nil else { return [] }
        if attention.showsFocus, let button = typing.button, frame.hotspot(of: attention.focus) != nil {
            return push(button)
        }
        attention.showsFocus = false
        return screen.type(typing)
    }
}

extension Typing {
    /// What its key means to the focus.
    fileprivate var button: Input.Button? {
        switch self {
        case .edit(.send): .confirm
        case .edit(.left(isSelecting: false)): .left
        case .edit(.right(isSelecting: false)): .right
        default: nil
        }
    }
}
