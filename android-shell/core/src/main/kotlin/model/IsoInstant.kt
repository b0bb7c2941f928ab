package cl.luka.shell.core.model

import java.time.Instant

/** The last millisecond of the year 9999: ISO 8601 has four digits for a year. */
private const val LATEST = 253_402_300_799_999L

/**
 * An instant in ISO 8601, in UTC, with whole seconds or milliseconds. Devices have text messages dated in the
 * years 0 and 50,000: such an instant is clamped to the range from 1970 to 9999.
 */
fun isoInstant(epochMillis: Long): String = Instant.ofEpochMilli(epochMillis.coerceIn(0, LATEST)).toString()
