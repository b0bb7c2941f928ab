package cl.luka.shell.core.outside

import cl.luka.shell.core.uri.WebAddress
import cl.luka.shell.core.uri.decodePercent
import cl.luka.shell.core.uri.isAmbiguous
import cl.luka.shell.core.uri.readQuery

private const val LONGEST = 4_096
private val phone = Regex("\\+?[0-9]{2,20}")
private val mailAddress = Regex("[^@\\s,;:<>\"]+@[^@\\s,;:<>\"]+")
private val packageShape = Regex("[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)+")

/**
 * The one door through which links leave the app: tel, mailto, WhatsApp, market, https, and intent: URIs
 * made of these. All else is refused, as are file:, content:, javascript: and links to [ownOrigin].
 */
class OutsideLinks(private val ownOrigin: String) {
    /** What may be done with [uri]; null for nothing. */
    fun targetOf(uri: String): OutsideTarget? {
        if (uri.length > LONGEST || uri.any(::isAmbiguous)) return null
        val rest = uri.substringAfter(':', "")
        return when (uri.substringBefore(':', "").lowercase()) {
            "tel" -> readPhone(rest)
            "mailto" -> readMail(rest)
            "whatsapp" -> readWhatsApp(rest)
            "market" -> readMarket(rest)
            "https" -> readPage(uri)
            "intent" -> readIntent(uri)
            else -> null
        }
    }

    /** Numbers only: `*` and `#` would be commands to the phone. */
    private fun readPhone(rest: String): OutsideTarget? {
        val number = decodePercent(rest)?.filterNot { it in " ().-" } ?: return null
        return if (phone.matches(number)) OutsideTarget(OutsideAction.DIAL, "tel:$number") else null
    }

    /** Some mail apps attach the files that a link names: fields that they could read so are refused. */
    private fun readMail(rest: String): OutsideTarget? {
        if ('#' in rest) return null
        val receivers = decodePercent(rest.substringBefore('?')) ?: return null
        if (!receivers.split(',').all(mailAddress::matches)) return null
        val fields = readQuery(rest.substringAfter('?', ""), setOf("subject", "body")) ?: return null
        if (fields["subject"].orEmpty().any(Char::isISOControl)) return null
        return OutsideTarget(OutsideAction.SEND_TO, "mailto:$rest")
    }

    private fun readWhatsApp(rest: String): OutsideTarget? {
        val query = Regex("//send/?(?:\\?([^#]*))?").matchEntire(rest)?.groupValues?.get(1) ?: return null
        val fields = readQuery(query, setOf("phone", "text")) ?: return null
        if (fields["phone"]?.let(phone::matches) == false) return null
        return OutsideTarget(OutsideAction.VIEW, "whatsapp:$rest")
    }

    private fun readMarket(rest: String): OutsideTarget? {
        val query = Regex("//details/?\\?([^#]*)").matchEntire(rest)?.groupValues?.get(1) ?: return null
        val id = readQuery(query, setOf("id"))?.get("id")
        return if (isPackage(id)) OutsideTarget(OutsideAction.VIEW, "market://details?id=$id") else null
    }

    private fun readPage(uri: String): OutsideTarget? {
        val address = WebAddress.read(uri) ?: return null
        if (!address.isSecure || address.origin == ownOrigin) return null
        return OutsideTarget(OutsideAction.VIEW, address.origin + address.rest)
    }

    private fun readIntent(uri: String): OutsideTarget? {
        val intent = IntentUri.read(uri) ?: return null
        if (intent.packageName != null && !isPackage(intent.packageName)) return null
        val target = targetOf(intent.uri)?.takeIf {
            intent.action == null ||
                intent.action == it.action.android
        }
        val fallback = intent.fallback?.let { readPage(it) ?: return null }
        return target?.copy(packageName = intent.packageName, fallback = fallback)
    }

    private fun isPackage(name: String?) = name != null && packageShape.matches(name)
}
