package cl.luka.shell.core.call

/** How long the page waits, in milliseconds; what comes later finds nobody. Source: PROTOCOL.md. */
internal object Deadlines {
    /** For an answer that the phone gives by itself, and between two chunks. */
    const val USUAL = 15_000L

    /** Where a person acts, and for a chunked reply in all. */
    const val PERSON = 600_000L

    /** For the page to deal with Back. */
    const val BACK = 300L

    /** How long an outcome that nobody took is kept. */
    const val KEPT = 3_600_000L
}
