package cl.luka.shell.core.view

private const val SOON = 20_000L

/** Decides what follows when the process that draws the page has died. [clock] in milliseconds. */
class RendererDeaths(private val clock: () -> Long) {
    private val recent = ArrayDeque<Long>()

    /** What to show next. */
    enum class Next {
        /** The page, where the person was. */
        SAME_PLACE,

        /** The page's beginning: where the person was, it has died twice in a row. */
        START,

        /** A native screen that lets the person try again: it dies at the beginning too. */
        GIVE_UP
    }

    /** It died once more. */
    fun next(): Next {
        val now = clock()
        recent.removeAll { now - it !in 0..SOON }
        recent += now
        return when (recent.size) {
            1 -> Next.SAME_PLACE
            2 -> Next.START
            else -> Next.GIVE_UP
        }
    }
}
