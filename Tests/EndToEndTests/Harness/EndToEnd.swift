import Testing

/// The real program, as a child meets it: a real window, real keys and a real pointer, and the exact output samples.
///
/// Tests run one after the other, so that none takes CPU time from another.
@Suite(.serialized) struct EndToEnd {}
