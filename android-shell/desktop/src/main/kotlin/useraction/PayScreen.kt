package cl.luka.shell.desktop.useraction

import cl.luka.shell.core.model.UserActionResult
import cl.luka.shell.desktop.view.PayWindow
import cl.luka.shell.desktop.view.WebViewHost

/** The pay view: a page of the same Chromium. Unlike the other screens it does not survive the process. */
class PayScreen(
    private val host: () -> WebViewHost,
    private val onFinish: (requestId: String, UserActionResult) -> Unit
) {
    private var open: Pair<String, PayWindow>? = null

    /** Chromium's target id of the open page; null for none. */
    val targetId: String?
        @Synchronized get() = open?.second?.targetId

    /** Opens [url]. */
    @Synchronized
    fun open(requestId: String, url: String) {
        open = requestId to host().openPayWindow(url) { returnUrl -> finish(requestId, returnUrl) }
    }

    /** Closes the page of [requestId] without a result; false where it is not open. */
    @Synchronized
    fun close(requestId: String): Boolean {
        val (openId, window) = open ?: return false
        if (openId != requestId) return false
        open = null
        host().closeTarget(window.targetId)
        return true
    }

    /** Removes the cookies of all pages; the app itself has none. */
    fun forget() = host().clearCookies()

    /** The user closes the page; false where none is open. */
    fun closeByUser(): Boolean {
        val requestId = synchronized(this) { open?.first } ?: return false
        return finish(requestId, null)
    }

    private fun finish(requestId: String, returnUrl: String?): Boolean {
        if (!close(requestId)) return false
        onFinish(requestId, UserActionResult.PaymentClosed(returnUrl))
        return true
    }
}
