import Testing

@testable import PackMaker
