package cl.luka.shell.core.navigation

import cl.luka.shell.core.uri.decodePercent

private const val MARK = "#Intent;"
private const val FALLBACK = "S.browser_fallback_url"
private val schemes = setOf("tel", "mailto", "whatsapp", "market", "https")
private val categories = setOf("android.intent.category.BROWSABLE", "android.intent.category.DEFAULT")

/**
 * A parsed `intent:` URI. One with a component, selector, flags, extras, or any field that is not known
 * here is rejected as a whole: its intent could reach what no link may. Android's own parser never gets the
 * text.
 */
internal class IntentUri private constructor(
    val uri: String,
    val action: String?,
    val packageName: String?,
    val fallback: String?
) {
    /** Parses `intent:` URIs. */
    companion object {
        private val known = setOf("scheme", "action", "package", FALLBACK)

        /** The parsed URI; null where it is malformed or has other fields, or a scheme that is not known. */
        fun parse(text: String, appSchemes: Set<String>): IntentUri? {
            val at = text.indexOf(MARK)
            // With two marks, parsers would disagree about which one counts.
            if (at < 0 || text.indexOf('#') != at || !text.endsWith(";end")) return null
            val fields =
                parseFields(text.substring(at + MARK.length, text.length - "end".length)) ?: return null
            val scheme =
                fields["scheme"]?.lowercase()?.takeIf { it in schemes || it in appSchemes } ?: return null
            val data = text.substring("intent:".length, at)
            return IntentUri("$scheme:$data", fields["action"], fields["package"], fields[FALLBACK])
        }

        private fun parseFields(text: String): Map<String, String>? {
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
