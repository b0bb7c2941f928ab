package cl.luka.shell.core.uri

private val shape = Regex("(https?)://([^/?#]*)([/?#].*)?", RegexOption.IGNORE_CASE)
private val authority =
    Regex("([a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*)(?::(\\d{1,5}))?")

/**
 * An address of the web that every parser reads the same way: no user info, backslash, space or control
 * character, and a host in ASCII. Whatever else a browser would bend into shape is none.
 */
internal class WebAddress private constructor(
    val scheme: String,
    /** Scheme, host, and the port if it is not the scheme's own. */
    val origin: String,
    /** From the path on, with its slash; as it was written. */
    val rest: String
) {
    /** The path as it was written, without query and fragment. */
    val path: String
        get() = rest.substringBefore('#').substringBefore('?').ifEmpty { "/" }

    /** True for a page that nobody on the way can read or change. */
    val isSecure: Boolean
        get() = scheme == "https"

    /** Reads addresses. */
    companion object {
        private val ports = mapOf("http" to 80, "https" to 443)

        /** The address; null for a text that is none. */
        fun read(text: String): WebAddress? {
            if (text.any(::isAmbiguous)) return null
            val (rawScheme, rawAuthority, rest) = shape.matchEntire(text)?.destructured ?: return null
            val scheme = rawScheme.lowercase()
            val parts = authority.matchEntire(rawAuthority.lowercase()) ?: return null
            val (host, rawPort) = parts.destructured
            val port = rawPort.toIntOrNull()
            if (port != null && port !in 1..65_535) return null
            val suffix = if (port == null || port == ports[scheme]) "" else ":$port"
            return WebAddress(scheme, "$scheme://$host$suffix", rest)
        }
    }
}

/** Characters that parsers disagree about. */
internal fun isAmbiguous(unit: Char): Boolean =
    unit <= ' ' || unit == '\\' || unit in '\u007f'..'\u00a0' || unit.isSurrogate() || unit.isWhitespace()
