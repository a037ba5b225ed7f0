import Dispatch
import Testing

@testable import Platform

struct InboxTests {
    @Test func `messages are taken oldest first and once`() {
        let inbox = Inbox<Int>()
        [1, 2, 3].forEach(inbox.post)
        #expect(inbox.drain() == [1, 2, 3])
        #expect(inbox.drain() == [])
    }

    @Test func `posts of several threads all arrive each in its order`() {
        let inbox = Inbox<(thread: Int, number: Int)>()
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for number in 0..<500 { inbox.post((thread, number)) }
        }
        let messages = inbox.drain()
        for thread in 0..<8 {
            #expect(messages.filter { $0.thread == thread }.map(\.number) == Array(0..<500))
        }
    }
}
