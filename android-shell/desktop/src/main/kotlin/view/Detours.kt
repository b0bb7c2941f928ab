package cl.luka.shell.desktop.view

import java.net.URI
import java.net.URISyntaxException

/**
 * Where requests go that only look as if they went to the network: calls of a bundle without a server go to a
 * [sandbox] on loopback, and strangers' origins to stand-ins, so that tests need no network. The page sees
 * the address that it asked for.
 */
class Detours(
    private val ownOrigin: String,
    /** The address of `npm start`, without a slash at its end; null for the sandbox in the page. */
    private val sandbox: String? = null,
    /** Loopback addresses by the origin that they stand in for. */
    private val strangers: Map<String, String> = emptyMap()
) {
    /** The address that is really asked; null for [url] itself. */
    fun addressFor(url: String): String? {
        val uri = read(url) ?: return null
        val origin = "${uri.scheme}://${uri.rawAuthority}"
        val rest = uri.rawPath.orEmpty() + uri.rawQuery?.let { "?$it" }.orEmpty()
        if (origin != ownOrigin) return strangers[origin]?.plus(rest)
        return sandbox?.takeIf { rest.startsWith("/api/") || rest.startsWith("/__sandbox/") }?.plus(rest)
    }

    private fun read(url: String): URI? = try {
        URI(url.substringBefore('#'))
    } catch (_: URISyntaxException) {
        null
    }
}
