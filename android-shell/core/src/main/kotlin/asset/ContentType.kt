package cl.luka.shell.core.asset

private const val UTF_8 = "utf-8"

/** A MIME type; [charset] for text only. */
internal data class ContentType(val mime: String, val charset: String? = null)

private val types =
    mapOf(
        "html" to ContentType("text/html", UTF_8),
        "js" to ContentType("text/javascript", UTF_8),
        "mjs" to ContentType("text/javascript", UTF_8),
        "css" to ContentType("text/css", UTF_8),
        "txt" to ContentType("text/plain", UTF_8),
        "json" to ContentType("application/json", UTF_8),
        "webmanifest" to ContentType("application/manifest+json", UTF_8),
        "svg" to ContentType("image/svg+xml", UTF_8),
        "png" to ContentType("image/png"),
        "jpg" to ContentType("image/jpeg"),
        "jpeg" to ContentType("image/jpeg"),
        "webp" to ContentType("image/webp"),
        "avif" to ContentType("image/avif"),
        "gif" to ContentType("image/gif"),
        "ico" to ContentType("image/x-icon"),
        "woff2" to ContentType("font/woff2"),
        "woff" to ContentType("font/woff"),
        "wasm" to ContentType("application/wasm"),
        "mp4" to ContentType("video/mp4"),
        "webm" to ContentType("video/webm"),
        "mp3" to ContentType("audio/mpeg"),
        "pdf" to ContentType("application/pdf")
    )

/** The type of the file at [path] by its extension; `application/octet-stream` for an unknown one. */
internal fun contentTypeOf(path: String): ContentType =
    types[path.substringAfterLast('/').substringAfterLast('.', "").lowercase()]
        ?: ContentType("application/octet-stream")
