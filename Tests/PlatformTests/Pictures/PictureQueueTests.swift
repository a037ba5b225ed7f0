import Engine
import Testing

@testable import Platform

struct PictureQueueTests {
    private func request(_ name: String) -> PictureRequest {
        PictureRequest(Image(name), width: 8, height: 8, mode: .fit)
    }

    @Test func `the most wanted picture comes first, and what is no longer wanted never`() {
        var queue = PictureQueue()
        let mustBegin = queue.want([request("a"), request("b")]), first = queue.next()
        let mustBeginAgain = queue.want([request("c")]), second = queue.next(), third = queue.next()
        #expect(mustBegin && !mustBeginAgain)
        #expect([first, second, third] == [request("a"), request("c"), nil])
        #expect(!queue.isWorking)
    }

    @Test func `a picture that is being decoded is not decoded twice`() {
        var queue = PictureQueue()
        _ = queue.want([request("a")])
        _ = queue.next()
        _ = queue.want([request("a"), request("b")])
        let next = queue.next()
        #expect(next == request("b"))
    }

    @Test func `a picture that is wanted again when it has just been decoded is decoded again`() {
        var queue = PictureQueue()
        _ = queue.want([request("a")])
        _ = queue.next()
        queue.finish()
        let mustBegin = queue.want([request("a")]), next = queue.next()
        #expect(!mustBegin)
        #expect(next == request("a"))
    }
}
