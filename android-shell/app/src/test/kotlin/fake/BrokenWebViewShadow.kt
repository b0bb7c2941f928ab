package cl.luka.shell.app.fake

import android.content.Context
import android.webkit.WebView
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadows.ShadowWebView

/** A damaged WebView: it throws, and not what a missing one throws. */
@Implements(WebView::class)
class BrokenWebViewShadow : ShadowWebView() {
    @Implementation
    @Suppress("FunctionNaming", "FunctionName", "UNUSED_PARAMETER")
    protected fun __constructor__(context: Context): Unit = throw failure

    companion object {
        /** What the constructor throws. */
        var failure: Throwable = IllegalStateException()
    }
}
