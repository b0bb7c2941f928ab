package cl.luka.shell.app.fake

import android.webkit.CookieManager
import android.webkit.RoboCookieManager
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements

/** Cookies that know whether they were written to the disk. */
@Implements(CookieManager::class)
class Cookies {
    companion object {
        /** How often they were written. */
        var flushes = 0
            private set

        private val jar =
            object : RoboCookieManager() {
                override fun flush() {
                    flushes++
                }
            }

        @JvmStatic
        @Implementation
        fun getInstance(): CookieManager = jar
    }
}
