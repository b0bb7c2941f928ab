package cl.luka.shell.app.web

import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import cl.luka.shell.core.asset.AssetRequest
import cl.luka.shell.core.asset.AssetResponse
import cl.luka.shell.core.asset.AssetServer
import java.io.ByteArrayInputStream

/**
 * The response to [request]: of the server for the app's own origin, null (the network) for another origin,
 * and 403 where a foreign page would replace the main frame.
 */
internal fun AssetServer.respond(request: WebResourceRequest): WebResourceResponse? {
    val range = request.requestHeaders.orEmpty().entries.find { it.key.equals("range", ignoreCase = true) }
    val assetRequest =
        AssetRequest(
            url = request.url.toString(),
            isMainFrame = request.isForMainFrame,
            method = request.method,
            range = range?.value
        )
    return serve(assetRequest)?.toAndroid() ?: if (request.isForMainFrame) forbidden() else null
}

/** An empty response for a URL that a view must not load. */
internal fun forbidden() = WebResourceResponse(
    "text/plain",
    "utf-8",
    403,
    "Forbidden",
    mapOf("Cache-Control" to "no-store"),
    ByteArrayInputStream(ByteArray(0))
)

private fun AssetResponse.toAndroid() =
    WebResourceResponse(mime, charset, status, reason, headers, body.openFromStart())
