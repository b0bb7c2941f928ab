package cl.luka.shell.app.fake

import android.webkit.CookieManager
import android.webkit.RoboCookieManager
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements

/** Counts how often cookies are flushed. */
@Implements(CookieManager::class)
class CookieManagerShadow {
    companion object {
        /** Number of calls of `flush`. */
        var flushes = 0
            private set

        /** What `getInstance` throws, as on a phone without a WebView; null for none. */
        var failure: RuntimeException? = null

        private val cookieManager =
            object : RoboCookieManager() {
                override fun flush() {
                    flushes++
                }
            }

        @JvmStatic
        @Implementation
        fun getInstance(): CookieManager = failure?.let { throw it } ?: cookieManager
    }
}
