package cl.luka.shell.app.fake

import android.webkit.ValueCallback
import android.webkit.WebStorage
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadow.api.Shadow

/** The sites with databases or files of web views, which a WebView can remove one by one, unlike localStorage. */
@Implements(WebStorage::class)
class WebStorageShadow {
    @Implementation
    fun getOrigins(callback: ValueCallback<Map<*, *>>) =
        callback.onReceiveValue(origins.associateWith { null })

    @Implementation
    fun deleteOrigin(origin: String) {
        origins = origins - origin
    }

    companion object {
        /** The origins. */
        var origins = emptySet<String>()

        @JvmStatic
        @Implementation
        fun getInstance(): WebStorage = Shadow.newInstanceOf(WebStorage::class.java)
    }
}
