package cl.luka.shell.app.web

import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import cl.luka.shell.core.asset.AssetRequest
import cl.luka.shell.core.asset.AssetResponse
import cl.luka.shell.core.asset.AssetServer
import java.io.ByteArrayInputStream

/**
 * The answer to what a frame of the app's view asks for: of the app's own origin by the server, of
 * another one by the network (null), and none for a stranger's page that would take the main frame.
 */
internal fun AssetServer.answer(request: WebResourceRequest): WebResourceResponse? {
    val range = request.requestHeaders.orEmpty().entries.find { it.key.equals("range", ignoreCase = true) }
    val own =
        AssetRequest(
            url = request.url.toString(),
            isMainFrame = request.isForMainFrame,
            method = request.method,
            range = range?.value
        )
    return serve(own)?.toAndroid() ?: if (request.isForMainFrame) refusal() else null
}

/** A page that is empty, for an address that a view must not show. */
internal fun refusal() = WebResourceResponse(
    "text/plain",
    "utf-8",
    403,
    "Forbidden",
    mapOf("Cache-Control" to "no-store"),
    ByteArrayInputStream(ByteArray(0))
)

/** Android skips to the beginning of a Range by itself. */
private fun AssetResponse.toAndroid() =
    WebResourceResponse(mime, charset, status, reason, headers, body.openFromStart())
