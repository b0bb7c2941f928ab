package cl.luka.shell.core.navigation

import cl.luka.shell.core.uri.ORIGIN
import cl.luka.shell.core.uri.WebUrl
import cl.luka.shell.core.uri.decodePercent
import cl.luka.shell.core.uri.isAmbiguous
import cl.luka.shell.core.uri.parseQuery

private const val MAX_LENGTH = 4_096
private val phoneNumber = Regex("\\+?[0-9]{2,20}")
private val emailAddress = Regex("[^@ \\t\\r\\n,;:<>\"]+@[^@ \\t\\r\\n,;:<>\"]+")
private val packagePattern = Regex("[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)+")

/**
 * Which links other apps may open: tel, mailto, WhatsApp, market, https, those with one of [appSchemes], and
 * intent: URIs made of these. All others are rejected, among them file:, content:, javascript: and links to
 * [ORIGIN].
 */
class ExternalLinkPolicy(private val appSchemes: Set<String> = emptySet()) {
    /** The target to open for [uri]; null for a link that is not allowed. */
    fun targetOf(uri: String): ExternalTarget? {
        if (uri.length > MAX_LENGTH || uri.any(::isAmbiguous)) return null
        val rest = uri.substringAfter(':', "")
        return when (val scheme = uri.substringBefore(':', "").lowercase()) {
            "tel" -> parsePhone(rest)
            "mailto" -> parseEmail(rest)
            "whatsapp" -> parseWhatsApp(rest)
            "market" -> parseMarket(rest)
            "https" -> parseWeb(uri)
            "intent" -> parseIntent(uri)
            in appSchemes -> ExternalTarget(ExternalAction.VIEW, "$scheme:$rest")
            else -> null
        }
    }

    /** Digits only: `*` and `#` begin commands of the network or the phone. */
    private fun parsePhone(rest: String): ExternalTarget? {
        val number = decodePercent(rest)?.filterNot { it in " ().-" } ?: return null
        return if (phoneNumber.matches(number)) ExternalTarget(ExternalAction.DIAL, "tel:$number") else null
    }

    /** No other fields than these: some email apps attach the files that a link names. */
    private fun parseEmail(rest: String): ExternalTarget? {
        if ('#' in rest) return null
        val recipients = decodePercent(rest.substringBefore('?')) ?: return null
        if (!recipients.split(',').all(emailAddress::matches)) return null
        val fields = parseQuery(rest.substringAfter('?', ""), setOf("subject", "body")) ?: return null
        if (fields["subject"].orEmpty().any(Char::isISOControl)) return null
        return ExternalTarget(ExternalAction.SEND_TO, "mailto:$rest")
    }

    private fun parseWhatsApp(rest: String): ExternalTarget? {
        val query = Regex("//send/?(?:\\?([^#]*))?").matchEntire(rest)?.groupValues?.get(1) ?: return null
        val fields = parseQuery(query, setOf("phone", "text")) ?: return null
        if (fields["phone"]?.let(phoneNumber::matches) == false) return null
        return ExternalTarget(ExternalAction.VIEW, "whatsapp:$rest")
    }

    private fun parseMarket(rest: String): ExternalTarget? {
        val query = Regex("//details/?\\?([^#]*)").matchEntire(rest)?.groupValues?.get(1) ?: return null
        val id = parseQuery(query, setOf("id"))?.get("id")
        return if (isPackage(id)) ExternalTarget(ExternalAction.VIEW, "market://details?id=$id") else null
    }

    private fun parseWeb(uri: String): ExternalTarget? {
        val url = WebUrl.parse(uri) ?: return null
        if (!url.isSecure || url.origin == ORIGIN) return null
        return ExternalTarget(ExternalAction.VIEW, url.origin + url.afterOrigin)
    }

    private fun parseIntent(uri: String): ExternalTarget? {
        val intent = IntentUri.parse(uri, appSchemes) ?: return null
        if (intent.packageName != null && !isPackage(intent.packageName)) return null
        val target =
            targetOf(intent.uri)?.takeIf { intent.action == null || intent.action == it.action.intentAction }
        val fallback = intent.fallback?.let { parseWeb(it) ?: return null }
        return target?.copy(packageName = intent.packageName, fallback = fallback)
    }

    private fun isPackage(name: String?) = name != null && packagePattern.matches(name)
}
