package cl.luka.shell.core.outside

import cl.luka.shell.core.uri.decodePercent

private const val LONGEST = 2_048
private const val HOME = "/"
private val path = Regex("/pages(?:/[a-z0-9][a-z0-9_-]*){2,3}")
private val field = Regex("([a-z][a-z0-9_]*)=([A-Za-z0-9%._~*+-]*)")

/**
 * Screens that no link opens: in this one the app frames another's page, and a stranger could have a bill of
 * their own shown and paid there under our name.
 */
private val shut = setOf("/pages/webview/webview")

/**
 * Links of other apps into ours: `luka://app/pages/my-loan/my-loan`. Whoever writes one decides which screen
 * is shown and nothing else: no origin, no fragment, no way out of the route table. No app owns a scheme, so
 * none of them says anything secret. Source: PROTOCOL.md, "Links of other apps".
 */
object AppLinks {
    /** The manifest says it too. */
    const val SCHEME = "luka"

    /** The manifest says it too: Android brings links to other hosts to nobody. */
    const val HOST = "app"

    private const val START = "$SCHEME://$HOST"
    private val taken = Regex("$START(?:[/?#].*)?", RegexOption.DOT_MATCHES_ALL)

    /** True for what Android brings to the app, whatever it says: the filter of the manifest. */
    fun isBrought(link: String): Boolean = taken.matches(link)

    /** What follows `#` in the address of the screen that [link] names; null for one that opens nothing. */
    fun routeOf(link: String): String? {
        if (link.length > LONGEST || !isBrought(link)) return null
        val route = link.removePrefix(START)
        return if (route.isEmpty() || route == HOME) HOME else route.takeIf(::isRoute)
    }

    /** Nothing is bent into shape: what two readers might read in two ways is no route. */
    private fun isRoute(text: String): Boolean {
        val (screen, query) = text.split('?', limit = 2).let { it.first() to it.getOrNull(1) }
        return path.matches(screen) && screen !in shut && (query == null || isQuery(query))
    }

    private fun isQuery(text: String): Boolean {
        val fields = text.split('&').map { field.matchEntire(it)?.destructured ?: return false }
        val isPlain = fields.all { (_, value) -> decodePercent(value)?.none(Char::isISOControl) == true }
        return isPlain && fields.distinctBy { (name) -> name }.size == fields.size
    }
}
