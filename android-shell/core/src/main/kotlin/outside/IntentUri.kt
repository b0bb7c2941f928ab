package cl.luka.shell.core.outside

import cl.luka.shell.core.uri.decodePercent

private const val MARK = "#Intent;"
private const val FALLBACK = "S.browser_fallback_url"
private val schemes = setOf("tel", "mailto", "whatsapp", "market", "https")
private val categories = setOf("android.intent.category.BROWSABLE", "android.intent.category.DEFAULT")

/**
 * What an `intent:` URI says, if it says nothing but this. With a component, selector, flags, extras, or
 * anything that Android may learn to read one day, it is not read at all: an intent made of such a text could
 * reach what no link may. Android's own parser is never given the text.
 */
internal class IntentUri private constructor(
    val uri: String,
    val action: String?,
    val packageName: String?,
    val fallback: String?
) {
    /** Reads such URIs. */
    companion object {
        private val known = setOf("scheme", "action", "package", FALLBACK)

        /** What the URI says; null where it is none, or says more. */
        fun read(text: String): IntentUri? {
            val at = text.indexOf(MARK)
            // Twice: which of them counts would depend on who reads.
            if (at < 0 || text.indexOf('#') != at || !text.endsWith(";end")) return null
            val fields =
                readFields(text.substring(at + MARK.length, text.length - "end".length)) ?: return null
            val scheme = fields["scheme"]?.lowercase()?.takeIf(schemes::contains) ?: return null
            val data = text.substring("intent:".length, at)
            return IntentUri("$scheme:$data", fields["action"], fields["package"], fields[FALLBACK])
        }

        private fun readFields(text: String): Map<String, String>? {
            val fields = mutableMapOf<String, String>()
            for (part in text.split(';').filter(String::isNotEmpty)) {
                val key = part.substringBefore('=', "")
                val value = decodePercent(part.substringAfter('=')) ?: return null
                when {
                    key == "category" -> if (value !in categories) return null
                    key !in known || fields.put(key, value) != null -> return null
                }
            }
            return fields
        }
    }
}
