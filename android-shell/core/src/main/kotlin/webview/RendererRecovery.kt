package cl.luka.shell.core.webview

/** Longer than an old phone needs to show the app again, between two deaths. */
private const val RECENT_MS = 60_000L

/** Decides what follows when the renderer process is gone. [clock] in milliseconds. */
class RendererRecovery(private val clock: () -> Long) {
    private val recent = ArrayDeque<Long>()

    /** What to show next. */
    enum class Next {
        /** The current screen. */
        RESTORE,

        /** The start page: the current screen has crashed twice in a row. */
        RESTART,

        /** A native screen with a retry button: the start page crashes too. */
        GIVE_UP
    }

    /** The renderer is gone once more. */
    fun next(): Next {
        val now = clock()
        recent.removeAll { now - it !in 0..RECENT_MS }
        recent += now
        return when (recent.size) {
            1 -> Next.RESTORE
            2 -> Next.RESTART
            else -> Next.GIVE_UP
        }
    }
}
