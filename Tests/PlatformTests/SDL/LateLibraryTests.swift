import CLateLibrary
import CSDL2
import Glibc
import Testing

@Suite struct LateLibraryTests {
    private func failure(of function: String, in library: inout late_library) -> String? {
        late_function(&library, function) == nil ? String(cString: SDL_GetError()) : nil
    }

    @Test func `a library that is missing is named, at every call`() {
        var library = late_library()
        let file = strdup("libno-such-thing.so.7")
        defer { free(file) }
        library.file = UnsafePointer(file)
        for function in ["Thing_Open", "Thing_Close"] {
            let failure = failure(of: function, in: &library)
            #expect(failure?.hasPrefix("libno-such-thing.so.7: cannot open") == true, "\(failure ?? "it was found")")
        }
    }

    @Test func `a function that is missing is named`() {
        var library = late_library()
        let file = strdup("libm.so.6")
        defer { free(file) }
        library.file = UnsafePointer(file)
        #expect(failure(of: "cos", in: &library) == nil)
        #expect(failure(of: "no_such_function", in: &library)?.contains("no_such_function") == true)
    }
}
