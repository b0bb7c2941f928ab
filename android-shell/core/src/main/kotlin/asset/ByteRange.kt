package cl.luka.shell.core.asset

private val shape = Regex("bytes=(\\d*)-(\\d*)")

/** What a Range header comes to. */
internal sealed interface ByteRange {
    /** All bytes: there is no header, or it asks for what no server has to know. */
    data object Whole : ByteRange

    /** These bytes. */
    data class Part(val bytes: LongRange) : ByteRange

    /** No byte of the file. */
    data object Unsatisfiable : ByteRange
}

/** Reads the Range [header] of a request for a file of [size] bytes. Source: RFC 9110 section 14. */
internal fun readRange(header: String?, size: Long): ByteRange {
    val (first, last) = header?.trim()?.let(shape::matchEntire)?.destructured ?: return ByteRange.Whole
    if (first.isEmpty() && last.isEmpty()) return ByteRange.Whole
    // A number too long to be read is beyond the end of any file.
    val from = if (first.isEmpty()) size - last.toCount() else first.toCount()
    val to = if (first.isEmpty() || last.isEmpty()) size - 1 else last.toCount()
    return when {
        first.isNotEmpty() && last.isNotEmpty() && from > to -> ByteRange.Whole
        from >= size -> ByteRange.Unsatisfiable
        else -> ByteRange.Part(from.coerceAtLeast(0)..to.coerceAtMost(size - 1))
    }
}

private fun String.toCount(): Long = toLongOrNull() ?: Long.MAX_VALUE
