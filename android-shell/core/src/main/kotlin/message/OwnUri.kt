package cl.luka.shell.core.message

import cl.luka.shell.core.model.CalendarDay
import cl.luka.shell.core.model.Haptic
import cl.luka.shell.core.uri.parseQuery
import java.time.DateTimeException
import java.time.LocalDate

private val codeLengths = 4..10
private const val MAX_LENGTH = 2_000

/** The request of a URI of our own; null for every other URI. Source: PROTOCOL.md, "URIs of our own". */
internal fun parseOwnUri(uri: String): Request? = when (uri) {
    "luka:print" -> Request.Print
    "luka:settings" -> Request.OpenSettings
    "luka:tick" -> Request.Touch(Haptic.TICK)
    "luka:confirm" -> Request.Touch(Haptic.CONFIRM)
    else -> parseCode(uri) ?: parseCalendar(uri)
}

private fun parseCode(uri: String): Request? {
    val length = fieldsOf(uri, "luka:code", setOf("length"))?.get("length")?.toIntOrNull()
    return length?.takeIf(codeLengths::contains)?.let(Request::PasteCode)
}

private fun parseCalendar(uri: String): Request? {
    val fields = fieldsOf(uri, "luka:calendar", setOf("date", "title", "text")) ?: return null
    val date = try {
        LocalDate.parse(fields["date"].orEmpty())
    } catch (_: DateTimeException) {
        return null
    }
    val title = fields["title"]?.takeIf(String::isNotBlank) ?: return null
    return Request.AddToCalendar(CalendarDay(date, title, fields["text"].orEmpty()))
}

private fun fieldsOf(uri: String, name: String, allowed: Set<String>): Map<String, String>? =
    if (uri.length <= MAX_LENGTH && uri.startsWith("$name?") && '#' !in uri) {
        parseQuery(uri.substring(name.length + 1), allowed)
    } else {
        null
    }
