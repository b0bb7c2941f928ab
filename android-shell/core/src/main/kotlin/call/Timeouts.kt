package cl.luka.shell.core.call

/** Timeouts in milliseconds, the same as the web app's. Source: PROTOCOL.md, "Timeouts". */
internal object Timeouts {
    /** For a reply that needs no user action, and between two chunks. */
    const val DEFAULT = 15_000L

    /** For a position that comes with the properties of the device. */
    const val POSITION = 5_000L

    /** For a user action, and for a chunked reply as a whole. */
    const val USER_ACTION = 600_000L

    /** For the web app to handle Back: a slow phone draws a screen for longer than half a second. */
    const val BACK = 800L

    /** How long a result that was not delivered stays stored. */
    const val PENDING_RESULT = 3_600_000L
}
