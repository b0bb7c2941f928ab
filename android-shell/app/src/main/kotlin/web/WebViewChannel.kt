package cl.luka.shell.app.web

import android.net.Uri
import android.webkit.WebMessage
import android.webkit.WebMessagePort
import android.webkit.WebView
import cl.luka.shell.app.CurrentActivity
import cl.luka.shell.app.ORIGIN
import cl.luka.shell.core.port.MessageChannel

/** A message channel to the web view that is shown when it is opened. */
internal class WebViewChannel(
    private val current: CurrentActivity,
    private val onMessage: (String?) -> Unit
) : MessageChannel {
    /** Both on the main thread only; null before the channel is open. */
    private var view: WebView? = null
    private var port: WebMessagePort? = null

    /** Posts [offer] with the other end to the web view's main frame, if its origin is the app's own. */
    fun open(offer: String) = onView { shown ->
        val (own, other) = shown.createWebMessageChannel()
        own.setWebMessageCallback(
            object : WebMessagePort.WebMessageCallback() {
                override fun onMessage(port: WebMessagePort, message: WebMessage) {
                    message.data?.let(onMessage)
                }
            }
        )
        shown.postWebMessage(WebMessage(offer, arrayOf(other)), Uri.parse(ORIGIN))
        view = shown
        port = own
    }

    override fun post(text: String) = onView { shown ->
        // Nothing tells the sender that the web view of a port was destroyed.
        if (shown === view) port?.postMessage(WebMessage(text)) else onMessage(null)
    }

    override fun close() = current.post {
        port?.close()
        port = null
    }

    private fun onView(work: (WebView) -> Unit) = current.post { activity ->
        val shown = activity?.appView?.web
        if (shown == null) onMessage(null) else work(shown)
    }
}
