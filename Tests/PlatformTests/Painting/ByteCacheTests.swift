import Engine
import Testing

@testable import Platform

struct ByteCacheTests {
    /// A cache of ten bytes in which these keys, of so many bytes each, were added in turn.
    private func cache(_ keys: KeyValuePairs<String, Int> = [:]) -> ByteCache<String, Int> {
        var cache = ByteCache<String, Int>(mostBytes: 10)
        for (key, bytes) in keys { cache.add(bytes, bytes: bytes, for: key) }
        return cache
    }

    /// The keys from the oldest to the newest.
    private func keys(_ cache: ByteCache<String, Int>) -> [String] {
        var (cache, keys) = (cache, [String]())
        while let oldest = cache.oldest(sparing: { _ in false }) {
            keys.append(oldest.key)
            cache.remove(oldest.key)
        }
        return keys
    }

    @Test func `what fits stays`() {
        let cache = cache(["a": 3, "b": 3, "c": 4])
        #expect(keys(cache) == ["a", "b", "c"])
        #expect(cache.bytes == 10 && cache.count == 3)
    }

    @Test func `what was added longest ago goes first, as many as are too many`() {
        let cache = cache(["a": 3, "b": 3, "c": 4, "d": 5])
        #expect(keys(cache) == ["c", "d"])
        #expect(cache.bytes == 9)
    }

    @Test func `what is used stays longer`() {
        var cache = cache(["a": 3, "b": 3, "c": 4])
        #expect(cache.use("a") == 3)
        #expect(cache.use("x") == nil)
        cache.add(1, bytes: 1, for: "d")
        #expect(keys(cache) == ["c", "a", "d"])
    }

    @Test func `looking for a value is no use of it`() {
        let cache = cache(["a": 3, "b": 3])
        #expect(cache.first { _ in true } == 3)
        #expect(cache.first { $0 == "x" } == nil)
        #expect(keys(cache) == ["a", "b"])
    }

    @Test func `a key that comes again is replaced`() {
        var cache = cache(["a": 3, "b": 3])
        cache.add(7, bytes: 7, for: "a")
        #expect(keys(cache) == ["b", "a"])
        #expect(cache.bytes == 10 && cache.use("a") == 7)
    }

    @Test func `something too large stays alone until the next comes`() {
        var cache = cache(["a": 3, "b": 30])
        #expect(keys(cache) == ["b"])
        cache.add(1, bytes: 1, for: "c")
        #expect(keys(cache) == ["c"])
    }

    @Test func `what is needed stays whatever the limit`() {
        var cache = cache(["a": 5, "b": 5])
        cache.add(5, bytes: 5, for: "c", sparing: { $0 == "a" })
        #expect(keys(cache) == ["a", "c"])
        cache.add(8, bytes: 8, for: "d", sparing: { $0 != "x" })
        #expect(keys(cache) == ["a", "c", "d"])
        cache.makeRoom { $0 == "d" }
        #expect(keys(cache) == ["d"])
    }

    @Test func `what is removed gives its bytes back`() {
        var cache = cache(["a": 3, "b": 3, "c": 4])
        #expect(cache.remove("b") == 3)
        #expect(cache.remove("b") == nil)
        #expect(cache.bytes == 7 && !cache.contains("b"))
        cache.removeAll { $0 == "a" }
        #expect(keys(cache) == ["c"])
        cache.removeAll()
        #expect(cache.bytes == 0 && keys(cache) == [])
        cache.add(1, bytes: 1, for: "z")
        #expect(keys(cache) == ["z"])
    }

    @Test func `among thousands in any order it does what a plain list does`() {
        var cache = ByteCache<Int, Int>(mostBytes: 1000)
        var list: [(key: Int, bytes: Int)] = []
        var seed: UInt64 = 5
        func chance(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        for _ in 0..<20_000 {
            let (key, bytes) = (chance(90), 1 + chance(60))
            let known = list.firstIndex { $0.key == key }
            if chance(3) == 0 {
                cache.add(key, bytes: bytes, for: key)
                if let known { list.remove(at: known) }
                list.append((key, bytes))
                while list.reduce(0, { $0 + $1.bytes }) > 1000 { list.removeFirst() }
            } else {
                #expect(cache.use(key) == (known == nil ? nil : key))
                if let known { list.append(list.remove(at: known)) }
            }
        }
        #expect(cache.bytes == list.reduce(0) { $0 + $1.bytes })
        #expect(cache.count == list.count)
        for entry in list {
            #expect(cache.oldest { _ in false }?.key == entry.key)
            cache.remove(entry.key)
        }
    }
}

struct CacheLimitsTests {
    @Test func `at 1280 × 800 the caches take half of what Pasaka may`() {
        let limits = CacheLimits(Letterbox(window: Size(width: 1280, height: 800)))
        #expect(limits.pictures == 5 * 1280 * 800 * 4)
        #expect(limits.pictures + limits.shapes + limits.text + limits.fonts <= 32 << 20)
    }

    @Test func `a larger window has larger caches, and the smallest has room to work`() {
        let small = CacheLimits(Letterbox(window: Size(width: 64, height: 48)))
        let large = CacheLimits(Letterbox(window: Size(width: 3840, height: 2160)))
        #expect(small.text >= 1 << 20 && small.fonts >= 1 << 20 && small.shapes >= 1 << 20)
        #expect(large.text > small.text && large.fonts > small.fonts && large.pictures > small.pictures)
    }
}
