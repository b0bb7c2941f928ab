package cl.luka.shell.desktop.view

import cl.luka.shell.core.uri.ORIGIN
import java.net.URI
import java.net.URISyntaxException

/**
 * Maps URLs to loopback so that tests need no network: API calls of a bundle without a server to the
 * [sandbox], and foreign origins to local servers. The page sees the URL that it requested.
 */
class OriginMap(
    /** The address of `npm start` without a trailing slash; null for the sandbox in the page. */
    private val sandbox: String?,
    /** Loopback addresses by the origin that is mapped to them. */
    private val origins: Map<String, String>
) {
    /** The URL to request in the place of [url]; null for [url] itself. */
    fun map(url: String): String? {
        val uri = parse(url) ?: return null
        val origin = "${uri.scheme}://${uri.rawAuthority}"
        val target = uri.rawPath.orEmpty() + uri.rawQuery?.let { "?$it" }.orEmpty()
        if (origin != ORIGIN) return origins[origin]?.plus(target)
        val isApi = target.startsWith("/api/") || target.startsWith("/__sandbox/")
        return sandbox?.takeIf { isApi }?.plus(target)
    }

    private fun parse(url: String): URI? = try {
        URI(url.substringBefore('#'))
    } catch (_: URISyntaxException) {
        null
    }
}
