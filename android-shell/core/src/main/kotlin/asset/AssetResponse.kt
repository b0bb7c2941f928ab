package cl.luka.shell.core.asset

import java.io.InputStream

/** The answer to a request: [mime] and [charset] apart, as Android's web view wants them. */
class AssetResponse(
    val status: Int,
    val reason: String,
    val mime: String,
    val charset: String?,
    /** All other headers. */
    val headers: Map<String, String>,
    val body: Body
) {
    /** The same for a request that wants no bytes. */
    internal fun withoutBody() = AssetResponse(status, reason, mime, charset, headers, bodyOf(ByteArray(0)))

    /** The bytes of an answer, of which [range] is meant. They can be opened once. */
    class Body internal constructor(private val range: LongRange, private val source: () -> InputStream) {
        /** How many bytes are meant. */
        val size: Long = if (range.isEmpty()) 0 else range.last - range.first + 1

        /** The bytes that are meant, and no more. */
        fun open(): InputStream = PartStream(source(), range)

        /**
         * The bytes from the very first to the last that is meant: Android's web view skips to the beginning
         * of the request's Range by itself, whatever the answer says.
         */
        fun openFromStart(): InputStream = PartStream(source(), 0..range.last)
    }
}
