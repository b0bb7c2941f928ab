package cl.luka.shell.core.message

/** Every way in which the shell fails a call, as one closed list. Source: PROTOCOL.md. */
enum class ErrorCode(val wire: String) {
    /** The shell does not know the event. */
    UNSUPPORT("unsupport"),

    /** This build, or the system, does not allow it. */
    NOT_PERMITTED("not_permitted"),

    /** The person said no. */
    DENIED("denied"),

    /** The person said no for good: only the system's settings can change it. */
    DENIED_FOREVER("denied_forever"),

    /** The person gave up. */
    CANCELLED("cancelled"),

    /** Too many calls wait for the same screen. */
    BUSY("busy"),

    /** The message or its data is not of the contract's shape. */
    INVALID("invalid"),

    /** The phone lacks it, or it is switched off. */
    UNAVAILABLE("unavailable"),

    /** There is no outcome of that name. */
    NOTHING("nothing"),

    /** More text than one message or one chunked reply may hold. */
    TOO_LARGE("too_large"),

    /** Anything else. */
    FAILED("failed")
}
