package cl.luka.shell.app.web

import android.content.Context
import android.view.MotionEvent
import android.webkit.WebView
import android.widget.Toast
import cl.luka.shell.app.R

/**
 * A web view that can drop touches while another app covers the window (tapjacking), where
 * `filterTouchesWhenObscured` is set. It says so: a screen dimmer covers the window for good.
 */
internal class FilteringWebView(context: Context) : WebView(context) {
    override fun onFilterTouchEventForSecurity(event: MotionEvent): Boolean {
        val isAllowed = super.onFilterTouchEventForSecurity(event)
        if (!isAllowed && event.actionMasked == MotionEvent.ACTION_DOWN) {
            Toast.makeText(context, R.string.touch_obscured, Toast.LENGTH_LONG).show()
        }
        return isAllowed
    }
}
