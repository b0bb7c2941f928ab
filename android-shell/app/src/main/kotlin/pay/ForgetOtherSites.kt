package cl.luka.shell.app.pay

import android.webkit.CookieManager
import android.webkit.WebStorage
import cl.luka.shell.app.web.orNullWithoutWebView
import cl.luka.shell.core.uri.ORIGIN

/**
 * Removes all cookies, of which the app itself has none, and the databases and files of every site but the
 * app's own: the next user must not meet a session at a bank of the one before. A site's localStorage
 * stays, as a WebView removes that of all sites together, ours included. Main thread only.
 */
internal fun forgetOtherSites() {
    orNullWithoutWebView {
        CookieManager.getInstance().run {
            removeAllCookies(null)
            flush()
        }
        val storage = WebStorage.getInstance()
        storage.getOrigins { origins ->
            // With or without a slash at the end.
            origins?.keys?.map(Any?::toString)?.filterNot { it.removeSuffix("/") == ORIGIN }
                ?.forEach(storage::deleteOrigin)
        }
    }
}
