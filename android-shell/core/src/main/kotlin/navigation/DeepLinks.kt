package cl.luka.shell.core.navigation

import cl.luka.shell.core.uri.decodePercent

private const val MAX_LENGTH = 2_048
private const val HOME = "/"
private val path = Regex("/pages(?:/[a-z0-9][a-z0-9_-]*){2,3}")
private val field = Regex("([a-z][a-z0-9_]*)=([A-Za-z0-9%._~*+-]*)")

/**
 * Routes that no link opens. This one frames a page of another site, so an attacker could have a bill of
 * their own shown and paid there under our name.
 */
private val blocked = setOf("/pages/webview/webview")

/**
 * Deep links of other apps: `luka://app/pages/my-loan/my-loan`. A link only chooses which screen is shown: no
 * origin, no fragment, nothing outside of the route table. No app owns a scheme, so a link never contains a
 * secret. Source: PROTOCOL.md, "Links of other apps".
 */
object DeepLinks {
    /** The scheme in the manifest's intent filter. */
    const val SCHEME = "luka"

    /** The host in the manifest's intent filter. */
    const val HOST = "app"

    private const val START = "$SCHEME://$HOST"
    private val filter = Regex("$START(?:[/?#].*)?", RegexOption.DOT_MATCHES_ALL)

    /** True for a link that the manifest's intent filter accepts. */
    fun matchesFilter(link: String): Boolean = filter.matches(link)

    /**
     * The route of the screen that [link] names, as in the URL after `#`; null for a link that opens none.
     */
    fun routeOf(link: String): String? {
        if (link.length > MAX_LENGTH || !matchesFilter(link)) return null
        val route = link.removePrefix(START)
        return if (route.isEmpty() || route == HOME) HOME else route.takeIf(::isRoute)
    }

    /** Nothing is normalized: a text that two parsers could read differently is no route. */
    private fun isRoute(text: String): Boolean {
        val (screen, query) = text.split('?', limit = 2).let { it.first() to it.getOrNull(1) }
        return path.matches(screen) && screen !in blocked && (query == null || isQuery(query))
    }

    private fun isQuery(text: String): Boolean {
        val fields = text.split('&').map { field.matchEntire(it)?.destructured ?: return false }
        val isPlain = fields.all { (_, value) -> decodePercent(value)?.none(Char::isISOControl) == true }
        return isPlain && fields.distinctBy { (name) -> name }.size == fields.size
    }
}
