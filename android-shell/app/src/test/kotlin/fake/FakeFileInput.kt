package cl.luka.shell.app.fake

import android.content.Intent
import android.webkit.WebChromeClient.FileChooserParams

/** What a page asks for by its input for a picture. */
open class FakeFileInput(private val isCapture: Boolean = false) : FileChooserParams() {
    override fun getMode() = MODE_OPEN

    override fun getAcceptTypes() = arrayOf("image/*")

    override fun isCaptureEnabled() = isCapture

    override fun getTitle(): CharSequence? = null

    override fun getFilenameHint(): String? = null

    override fun createIntent(): Intent = Intent(Intent.ACTION_GET_CONTENT).setType("image/*")
}
