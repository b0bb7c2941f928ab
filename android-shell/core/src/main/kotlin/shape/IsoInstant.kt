package cl.luka.shell.core.shape

import java.time.Instant

/** The last millisecond of the year 9999: ISO 8601 has four digits for a year. */
private const val LATEST = 253_402_300_799_999L

/**
 * An instant as it travels: ISO 8601, in UTC, whole seconds or milliseconds. Phones hold text messages
 * of the year 0 and of 50,000: what does not fit is brought to the nearest that does.
 */
fun isoInstant(epochMillis: Long): String = Instant.ofEpochMilli(epochMillis.coerceIn(0, LATEST)).toString()
