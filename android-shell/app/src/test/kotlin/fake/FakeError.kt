@file:Suppress("DEPRECATION") // Android has deprecated the constructor.

package cl.luka.shell.app.fake

import android.webkit.WebResourceError

/** Why a page has not loaded. */
object FakeError : WebResourceError() {
    override fun getErrorCode() = -2

    override fun getDescription() = ""
}
