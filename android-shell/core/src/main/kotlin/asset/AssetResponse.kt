package cl.luka.shell.core.asset

import java.io.ByteArrayInputStream
import java.io.InputStream

/** Sent with every response: no content sniffing, no use by other origins. */
private val securityHeaders =
    mapOf(
        "X-Content-Type-Options" to "nosniff",
        "Cross-Origin-Resource-Policy" to "same-origin"
    )

/**
 * A response of the [AssetServer]. [mime] and [charset] are separate, as `WebResourceResponse` takes them.
 */
class AssetResponse(
    val status: Int,
    val reason: String,
    val mime: String,
    val charset: String?,
    /** All headers except Content-Type. */
    val headers: Map<String, String>,
    val body: Body
) {
    /** The same response for a HEAD request. */
    internal fun withoutBody() = AssetResponse(status, reason, mime, charset, headers, bodyOf(ByteArray(0)))

    /** The bytes of a response: [range] of [source]. Can be opened once. */
    class Body internal constructor(private val range: LongRange, private val source: () -> InputStream) {
        /**
         * Opens all bytes from the first one to the end of the range: Android's WebView skips to the start of
         * the requested Range itself, whatever the response says.
         */
        fun openFromStart(): InputStream = LimitedStream(source(), range.last + 1)

        /** Reads the bytes of the range. */
        fun read(): ByteArray {
            val bytes = openFromStart().use { it.readBytes() }
            return bytes.copyOfRange(range.first.toInt(), bytes.size)
        }
    }
}

/** A body with its type. */
internal class Content(val type: ContentType, val body: AssetResponse.Body)

/** A response with [content]. */
internal fun response(status: Status, headers: Map<String, String>, content: Content): AssetResponse {
    val (mime, charset) = content.type
    return AssetResponse(status.code, status.reason, mime, charset, securityHeaders + headers, content.body)
}

/** A response without a file; its body is the status text. */
internal fun statusResponse(status: Status, headers: Map<String, String> = emptyMap()): AssetResponse {
    val content = Content(ContentType("text/plain", "utf-8"), bodyOf(status.reason.toByteArray()))
    return response(status, headers + ("Cache-Control" to "no-store"), content)
}

/** A body of bytes in memory. */
internal fun bodyOf(bytes: ByteArray) =
    AssetResponse.Body(0L until bytes.size) { ByteArrayInputStream(bytes) }

/** The HTTP statuses that the server uses. */
internal enum class Status(val code: Int, val reason: String) {
    OK(200, "OK"),
    PARTIAL(206, "Partial Content"),
    NOT_FOUND(404, "Not Found"),
    METHOD_NOT_ALLOWED(405, "Method Not Allowed"),
    RANGE_NOT_SATISFIABLE(416, "Range Not Satisfiable"),
    NO_HEAD_ELEMENT(500, "Page Without Head")
}
