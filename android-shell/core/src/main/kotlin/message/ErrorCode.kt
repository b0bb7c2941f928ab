package cl.luka.shell.core.message

/** Every reason for which the shell fails a call. Source: PROTOCOL.md. */
enum class ErrorCode(val wire: String) {
    /** The shell does not know the event. */
    UNSUPPORT("unsupport"),

    /** This build, or Android, does not allow it. */
    NOT_PERMITTED("not_permitted"),

    /** The user denied the permission. */
    DENIED("denied"),

    /** The user denied the permission permanently: only the system settings can change it. */
    DENIED_FOREVER("denied_forever"),

    /** The user cancelled. */
    CANCELLED("cancelled"),

    /** Too many calls wait for the same screen. */
    BUSY("busy"),

    /** The message or its data does not match the contract. */
    INVALID("invalid"),

    /** The device lacks it, or it is switched off. */
    UNAVAILABLE("unavailable"),

    /** No result is stored under that name. */
    NOTHING("nothing"),

    /** Longer than one message or one chunked reply may be. */
    TOO_LARGE("too_large"),

    /** Anything else. */
    FAILED("failed")
}
