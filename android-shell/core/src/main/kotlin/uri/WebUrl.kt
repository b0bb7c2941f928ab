package cl.luka.shell.core.uri

private val pattern = Regex("([A-Za-z]+)://([^/?#]*)([/?#].*)?")
private val authority =
    Regex("([a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*)(?::([0-9]{1,5}))?")

/**
 * An http or https URL that every parser reads the same way: without user info, backslashes, spaces or
 * control characters, and with a host in ASCII. A URL that a browser would have to normalize is rejected.
 */
internal class WebUrl private constructor(
    private val scheme: String,
    /** Scheme, host, and the port unless it is the scheme's default. */
    val origin: String,
    /** Path, query and fragment as written; empty for an origin alone. */
    val afterOrigin: String
) {
    /** The path as written, without query and fragment. */
    val path: String
        get() = afterOrigin.substringBefore('#').substringBefore('?').ifEmpty { "/" }

    /** True for https. */
    val isSecure: Boolean
        get() = scheme == "https"

    /** True for a host with a public name: no address, no name of this device or of a local network. */
    val isPublic: Boolean
        get() {
            val labels = origin.substringAfter("://").substringBefore(':').split('.')
            val isName = labels.last().any(Char::isLetter) && !labels.last().startsWith("0x")
            return labels.size > 1 && isName && labels.last() !in localDomains
        }

    /** The same URL by https. */
    fun toSecure(): String = "https" + origin.removePrefix(scheme) + afterOrigin

    /** Parses URLs. */
    companion object {
        /** Top-level domains that no public name server has. Source: RFC 6761, 6762 and 8375; ICANN. */
        private val localDomains =
            setOf("arpa", "home", "internal", "lan", "local", "localdomain", "localhost")
        private val defaultPorts = mapOf("http" to 80, "https" to 443)

        /** The parsed URL; null for any other text. */
        fun parse(text: String): WebUrl? {
            if (text.any(::isAmbiguous)) return null
            val (rawScheme, rawAuthority, afterOrigin) =
                pattern.matchEntire(text)?.destructured ?: return null
            val scheme = rawScheme.lowercase().takeIf(defaultPorts::containsKey) ?: return null
            val parts = authority.matchEntire(rawAuthority.lowercase()) ?: return null
            val (host, rawPort) = parts.destructured
            val port = rawPort.toIntOrNull()
            if (port != null && port !in 1..65_535) return null
            val suffix = if (port == null || port == defaultPorts[scheme]) "" else ":$port"
            return WebUrl(scheme, "$scheme://$host$suffix", afterOrigin)
        }
    }
}

/** True for characters that parsers read differently. */
internal fun isAmbiguous(unit: Char): Boolean =
    unit <= ' ' || unit == '\\' || unit in '\u007f'..'\u00a0' || unit.isSurrogate() || unit.isWhitespace()
