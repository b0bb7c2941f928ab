package cl.luka.shell.app.fake

import android.net.Uri
import android.webkit.WebResourceRequest

/** A request of a frame of the web view. */
class FakeRequest(
    private val address: String,
    private val isMain: Boolean = true,
    private val hasGesture: Boolean = true,
    private val headers: Map<String, String> = emptyMap()
) : WebResourceRequest {
    override fun getUrl(): Uri = Uri.parse(address)

    override fun isForMainFrame() = isMain

    override fun isRedirect() = false

    override fun hasGesture() = hasGesture

    override fun getMethod() = "GET"

    override fun getRequestHeaders() = headers
}
