package cl.luka.shell.core.asset

import cl.luka.shell.core.bridge.PageLoad
import cl.luka.shell.core.model.Insets
import cl.luka.shell.core.uri.ORIGIN
import cl.luka.shell.core.uri.WebUrl

private const val HASHED = "_next/static/"
private val headTag = Regex("<head([ \\t\\r\\n][^>]*)?>")

/** A request of a frame; [range] is the header of that name. */
data class AssetRequest(
    val url: String,
    val isMainFrame: Boolean = false,
    val method: String = "GET",
    val range: String? = null
)

/** Serves the app's own origin from the bundled files. Any thread. Source: PROTOCOL.md, "Secret". */
class AssetServer(
    private val source: AssetSource,
    private val photos: OneShotFiles,
    /** Begins a new load of the main frame: `Bridge.beginLoad`. */
    private val beginLoad: () -> PageLoad
) {
    /** The response to [request]; null for another origin, which the network serves. */
    fun serve(request: AssetRequest): AssetResponse? {
        val url = WebUrl.parse(request.url)
        return when {
            url?.origin != ORIGIN -> null
            request.method == "GET" -> serve(url.path, request)
            // HEAD begins no load and does not use up a photo.
            request.method == "HEAD" && !photos.owns(url.path) ->
                serve(url.path, request.copy(isMainFrame = false)).withoutBody()
            else -> statusResponse(Status.METHOD_NOT_ALLOWED)
        }
    }

    private fun serve(path: String, request: AssetRequest): AssetResponse {
        if (photos.owns(path)) return servePhoto(path)
        val named = if (path == "/") source.home() else assetPathOf(path)
        val name = named ?: return statusResponse(Status.NOT_FOUND)
        val file = source.find(name) ?: return statusResponse(Status.NOT_FOUND)
        val type = contentTypeOf(name)
        val isHtml = type.mime == "text/html"
        return if (isHtml) serveHtml(file, type, request) else serveFile(name, file, request)
    }

    private fun servePhoto(path: String): AssetResponse {
        val photo = photos.fetch(path) ?: return statusResponse(Status.NOT_FOUND)
        val body = AssetResponse.Body(0 until photo.size) { photo.stream }
        val content = Content(ContentType(photo.type.mime), body)
        return response(Status.OK, mapOf("Cache-Control" to "no-store"), content)
    }

    /** HTML is never cached or framed. In the main frame it contains what its load begins with. */
    private fun serveHtml(file: AssetFile, type: ContentType, request: AssetRequest): AssetResponse {
        val html = file.open().use { it.readBytes().toString(Charsets.UTF_8) }
        val text = if (request.isMainFrame) withLoad(html, beginLoad()) else html
        if (text == null) return statusResponse(Status.NO_HEAD_ELEMENT)
        val headers =
            mapOf(
                "Cache-Control" to "no-store",
                "X-Frame-Options" to "DENY",
                "Content-Security-Policy" to "frame-ancestors 'none'"
            )
        return response(Status.OK, headers, Content(type, bodyOf(text.toByteArray())))
    }

    private fun serveFile(name: String, file: AssetFile, request: AssetRequest): AssetResponse {
        val caching = if (name.startsWith(HASHED)) "public, max-age=31536000, immutable" else "no-cache"
        val headers = mapOf("Cache-Control" to caching, "Accept-Ranges" to "bytes")
        val content = { bytes: LongRange ->
            Content(contentTypeOf(name), AssetResponse.Body(bytes, file.open))
        }
        return when (val range = parseRange(request.range, file.size)) {
            is ByteRange.Whole ->
                response(Status.OK, headers, content(0 until file.size))
            is ByteRange.Part -> {
                val part = "Content-Range" to "bytes ${range.bytes.first}-${range.bytes.last}/${file.size}"
                response(Status.PARTIAL, headers + part, content(range.bytes))
            }
            is ByteRange.Unsatisfiable ->
                statusResponse(Status.RANGE_NOT_SATISFIABLE, mapOf("Content-Range" to "bytes */${file.size}"))
        }
    }
}

/** The [html] with the parts of [load] as the first elements of its head; null where it has no head. */
private fun withLoad(html: String, load: PageLoad): String? {
    val at = headTag.find(html)?.range?.last ?: return null
    val meta = "<meta name=\"bridge-secret\" content=\"${load.secret}\">"
    return html.substring(0, at + 1) + meta + load.insets?.let(::styleOf).orEmpty() + html.substring(at + 1)
}

/** Wins over `:root` in the app's stylesheet, and loses to the push `insets`, which styles the element. */
private fun styleOf(insets: Insets): String = insets.run {
    "<style>html:root{--safe-top:${top}px;--safe-right:${right}px;" +
        "--safe-bottom:${bottom}px;--safe-left:${left}px}</style>"
}
