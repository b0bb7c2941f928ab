package cl.luka.shell.core.uri

/**
 * The fields of a query, decoded; null where one is not readable, comes twice, or is none of [allowed]:
 * what a receiver might read otherwise than we do is not handed on.
 */
internal fun readQuery(query: String, allowed: Set<String>): Map<String, String>? {
    val fields = mutableMapOf<String, String>()
    for (part in query.split('&').filter(String::isNotEmpty)) {
        val key = decodePercent(part.substringBefore('=')) ?: return null
        val value = decodePercent(part.substringAfter('=', "")) ?: return null
        if (key !in allowed || fields.put(key, value) != null) return null
    }
    return fields
}
