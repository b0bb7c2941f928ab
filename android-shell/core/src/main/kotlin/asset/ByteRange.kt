package cl.luka.shell.core.asset

private val pattern = Regex("bytes=([0-9]*)-([0-9]*)")

/** A parsed Range header. */
internal sealed interface ByteRange {
    /** The whole file: there is no header, or one of a form that a server may ignore. */
    data object Whole : ByteRange

    /** The bytes from first to last. */
    data class Part(val bytes: LongRange) : ByteRange

    /** A range outside of the file. */
    data object Unsatisfiable : ByteRange
}

/** Parses the Range [header] of a request for a file of [size] bytes. Source: RFC 9110 section 14. */
internal fun parseRange(header: String?, size: Long): ByteRange {
    val (first, last) = header?.trim()?.let(pattern::matchEntire)?.destructured ?: return ByteRange.Whole
    if (first.isEmpty() && last.isEmpty()) return ByteRange.Whole
    val from = if (first.isEmpty()) size - last.toCount() else first.toCount()
    val to = if (first.isEmpty() || last.isEmpty()) size - 1 else last.toCount()
    return when {
        first.isNotEmpty() && last.isNotEmpty() && from > to -> ByteRange.Whole
        from >= size -> ByteRange.Unsatisfiable
        else -> ByteRange.Part(from.coerceAtLeast(0)..to.coerceAtMost(size - 1))
    }
}

/** A number too long for a Long is beyond the end of any file. */
private fun String.toCount(): Long = toLongOrNull() ?: Long.MAX_VALUE
