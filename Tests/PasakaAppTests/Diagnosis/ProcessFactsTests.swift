import Glibc
import Testing

@testable import PasakaApp

struct ProcessFactsTests {
    @Test func `a process has memory descriptors and threads`() {
        let facts = ProcessFacts(of: getpid())
        #expect(facts.sharedMegabytes > 1 && facts.residentMegabytes >= facts.sharedMegabytes)
        #expect(facts.descriptors >= 3 && facts.threads >= 1)
    }

    @Test(arguments: [nil, 1_999_999_999] as [pid_t?])
    func `none has none`(process: pid_t?) {
        let facts = ProcessFacts(of: process)
        #expect([facts.sharedMegabytes, facts.residentMegabytes] == [0, 0])
        #expect([facts.descriptors, facts.threads] == [0, 0])
    }
}
