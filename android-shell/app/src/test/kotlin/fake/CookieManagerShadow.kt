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

        private val cookieManager =
            object : RoboCookieManager() {
                override fun flush() {
                    flushes++
                }
            }

        @JvmStatic
        @Implementation
        fun getInstance(): CookieManager = cookieManager
    }
}
