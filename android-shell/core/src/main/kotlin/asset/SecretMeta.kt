package cl.luka.shell.core.asset

private val head = Regex("<head(\\s[^>]*)?>", RegexOption.IGNORE_CASE)

/** The [html] with the secret of its load in its head; null where it has no head. */
internal fun withSecret(html: String, secret: String): String? {
    val at = head.find(html)?.range?.last ?: return null
    val meta = "<meta name=\"bridge-secret\" content=\"$secret\">"
    return html.substring(0, at + 1) + meta + html.substring(at + 1)
}
