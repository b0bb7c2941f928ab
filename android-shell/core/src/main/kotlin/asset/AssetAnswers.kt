package cl.luka.shell.core.asset

import java.io.ByteArrayInputStream

/** On every answer: nothing is read as another type than it says, nor by another origin. */
private val always =
    mapOf(
        "X-Content-Type-Options" to "nosniff",
        "Cross-Origin-Resource-Policy" to "same-origin"
    )

/** Bytes, and what they are. */
internal class Content(val type: ContentType, val body: AssetResponse.Body)

/** An answer with that [content]. */
internal fun answer(status: Status, headers: Map<String, String>, content: Content): AssetResponse {
    val (mime, charset) = content.type
    return AssetResponse(status.code, status.reason, mime, charset, always + headers, content.body)
}

/** An answer that is no file: a word of text. */
internal fun plainAnswer(status: Status, headers: Map<String, String> = emptyMap()): AssetResponse {
    val content = Content(ContentType("text/plain", "utf-8"), bodyOf(status.reason.toByteArray()))
    return answer(status, headers + ("Cache-Control" to "no-store"), content)
}

/** A body of bytes that are in memory. */
internal fun bodyOf(bytes: ByteArray) =
    AssetResponse.Body(0L until bytes.size) { ByteArrayInputStream(bytes) }

/** The statuses that a request can come to. */
internal enum class Status(val code: Int, val reason: String) {
    OK(200, "OK"),
    PARTIAL(206, "Partial Content"),
    NOT_FOUND(404, "Not Found"),
    NOT_ALLOWED(405, "Method Not Allowed"),
    NOT_SATISFIABLE(416, "Range Not Satisfiable"),
    BROKEN(500, "Page Without Head")
}
