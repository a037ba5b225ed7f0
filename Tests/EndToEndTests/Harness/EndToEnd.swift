import Testing

/// The real program, as a child meets it: a real window, real keys and a real pointer, the very samples that sound.
///
/// One test after the other, so that none takes the processor from another one's clock.
@Suite(.serialized) struct EndToEnd {}
