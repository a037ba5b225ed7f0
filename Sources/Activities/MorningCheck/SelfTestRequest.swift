import Engine

/// What the page of the morning check asks for, once its first picture is shown; the app, which has the machine's
/// picture and sound, carries it out.
public enum SelfTestRequest: Request {
    /// Checks everything again, and reports each light as it comes.
    case look
}
