import Testing

@testable import Engine

struct KeysTests {
    private func key(_ button: Input.Button?, _ phase: Input.Key.Phase = .pressed) -> Input {
        .key(Input.Key(button, phase))
    }

    @Test func `a key presses its button, and only confirm is told when it is released`() {
        var keys = Keys()
        #expect(keys.take(key(.confirm), at: 0) == [.button(.confirm)])
        #expect(keys.take(key(.confirm, .released), at: 9) == [.buttonReleased(.confirm)])
        #expect(keys.take(key(.back), at: 10) == [.button(.back)])
        #expect(keys.take(key(.back, .released), at: 12) == [])
    }

    @Test(arguments: [Input.Key.Phase.pressed, .repeated, .released])
    func `a key without a button means nothing`(phase: Input.Key.Phase) {
        var keys = Keys()
        #expect(keys.take(key(nil, phase), at: 0) == [])
    }

    @Test func `only arrows and volume keys repeat`() {
        var keys = Keys()
        for button in Input.Button.allCases {
            #expect(
                keys.take(key(button, .repeated), at: 0)
                    == (button.isArrow || button.volume != nil ? [.button(button)] : []))
        }
    }

    @Test func `a repeat sooner than any keyboard's is the same press reported twice`() {
        var keys = Keys()
        _ = keys.take(key(.right), at: 100)
        #expect(keys.take(key(.right, .repeated), at: 108) == [])
        #expect(keys.take(key(.left, .repeated), at: 108) == [.button(.left)])
        #expect(keys.take(key(.right, .repeated), at: 109) == [.button(.right)])
    }

    @Test func `the wheel turns a page a notch`() {
        var keys = Keys()
        #expect(keys.take(.key(Input.Key(.next, of: .mouse)), at: 0) == [.button(.next)])
    }

    @Test func `a window without focus lets confirm go`() {
        var keys = Keys()
        #expect(keys.take(.unfocused, at: 0) == [.buttonReleased(.confirm)])
    }
}
