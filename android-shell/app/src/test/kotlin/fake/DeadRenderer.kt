@file:Suppress("DEPRECATION") // Android has deprecated the constructor.

package cl.luka.shell.app.fake

import android.webkit.RenderProcessGoneDetail

/** Tells how a renderer process has ended. */
class DeadRenderer(private val hasCrashed: Boolean) : RenderProcessGoneDetail() {
    override fun didCrash() = hasCrashed

    override fun rendererPriorityAtExit() = 0
}
