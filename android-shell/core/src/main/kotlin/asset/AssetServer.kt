package cl.luka.shell.core.asset

import cl.luka.shell.core.uri.WebAddress

private const val HASHED = "_next/static/"

/** What an [AssetServer] serves. */
class AssetServerParts(
    /** The app's own origin, which no server on the network has. */
    val origin: String,
    val source: AssetSource,
    val photos: OneShotFiles,
    /** Gives the secret of a new load of the main frame: `Bridge.beginLoad`. */
    val beginLoad: () -> String
)

/** Serves the app's own origin out of the app itself. Any thread. Source: PROTOCOL.md, "Secret". */
class AssetServer(private val parts: AssetServerParts) {
    /** The answer to [request]; null for another origin, which is the network's. */
    fun serve(request: AssetRequest): AssetResponse? {
        val address = WebAddress.read(request.url)
        return when {
            address?.origin != parts.origin -> null
            request.method == "GET" -> serve(address.path, request)
            // No load begins by it, and a picture is not used up by it.
            request.method == "HEAD" && !parts.photos.owns(address.path) ->
                serve(address.path, request.copy(isMainFrame = false)).withoutBody()
            else -> plainAnswer(Status.NOT_ALLOWED)
        }
    }

    private fun serve(path: String, request: AssetRequest): AssetResponse {
        if (parts.photos.owns(path)) return servePhoto(path)
        val name = assetPathOf(path) ?: return plainAnswer(Status.NOT_FOUND)
        val file = parts.source.find(name) ?: return plainAnswer(Status.NOT_FOUND)
        val type = contentTypeOf(name)
        val isPage = type.mime == "text/html"
        return if (isPage) servePage(file, type, request) else serveFile(name, file, request)
    }

    private fun servePhoto(path: String): AssetResponse {
        val photo = parts.photos.fetch(path) ?: return plainAnswer(Status.NOT_FOUND)
        val body = AssetResponse.Body(0 until photo.size) { photo.stream }
        val content = Content(ContentType(photo.type.mime), body)
        return answer(Status.OK, mapOf("Cache-Control" to "no-store"), content)
    }

    /** A page is never cached and never framed; that of the main frame gets the secret of its load. */
    private fun servePage(file: AssetFile, type: ContentType, request: AssetRequest): AssetResponse {
        val html = file.open().use { it.readBytes().toString(Charsets.UTF_8) }
        val text = if (request.isMainFrame) withSecret(html, parts.beginLoad()) else html
        if (text == null) return plainAnswer(Status.BROKEN)
        val headers =
            mapOf(
                "Cache-Control" to "no-store",
                "X-Frame-Options" to "DENY",
                "Content-Security-Policy" to "frame-ancestors 'none'"
            )
        return answer(Status.OK, headers, Content(type, bodyOf(text.toByteArray())))
    }

    private fun serveFile(name: String, file: AssetFile, request: AssetRequest): AssetResponse {
        val caching = if (name.startsWith(HASHED)) "public, max-age=31536000, immutable" else "no-cache"
        val headers = mapOf("Cache-Control" to caching, "Accept-Ranges" to "bytes")
        val content = { bytes: LongRange ->
            Content(contentTypeOf(name), AssetResponse.Body(bytes, file.open))
        }
        return when (val range = readRange(request.range, file.size)) {
            is ByteRange.Whole ->
                answer(Status.OK, headers, content(0 until file.size))
            is ByteRange.Part -> {
                val part = "Content-Range" to "bytes ${range.bytes.first}-${range.bytes.last}/${file.size}"
                answer(Status.PARTIAL, headers + part, content(range.bytes))
            }
            is ByteRange.Unsatisfiable ->
                plainAnswer(Status.NOT_SATISFIABLE, mapOf("Content-Range" to "bytes */${file.size}"))
        }
    }
}
