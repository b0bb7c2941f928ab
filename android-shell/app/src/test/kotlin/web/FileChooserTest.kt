package cl.luka.shell.app.web

import android.Manifest
import android.app.Activity
import android.content.ClipData
import android.content.Intent
import android.net.Uri
import android.webkit.PermissionRequest
import cl.luka.shell.app.R
import cl.luka.shell.app.fake.FakeFileInput
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import cl.luka.shell.app.web.START_URL
import java.io.File
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowToast

@RunWith(RobolectricTestRunner::class)
class FileChooserTest {
    private val phone = TestPhone().load()
    private val chosen = mutableListOf<Array<Uri>?>()

    @Test
    fun `Given a file input, the system's chooser opens and returns its file`() {
        choose()
        val chooser = phone.opened()
        assertEquals(Intent.ACTION_GET_CONTENT, chooser.intent.action)
        val file = Uri.parse("content://com.android.providers.media.documents/1")
        phone.close(chooser, data = Intent().setData(file))
        assertArrayEquals(arrayOf(file), chosen.single())
    }

    @Test
    fun `Given several files, the web app gets them all`() {
        choose()
        val files = listOf("content://media/1", "content://media/2").map(Uri::parse)
        val clip = ClipData.newRawUri("", files.first()).apply { addItem(ClipData.Item(files.last())) }
        phone.close(phone.opened(), data = Intent().apply { clipData = clip })
        assertEquals(files, chosen.single()?.toList())
    }

    @Test
    fun `Given a cancelled chooser, the web app gets nothing and can open it again`() {
        choose()
        phone.close(phone.opened(), Activity.RESULT_CANCELED)
        assertNull(chosen.single())
        choose()
        phone.opened()
    }

    @Test
    fun `Given a process that dies under the chooser, the user is told to choose the file again`() {
        choose()
        val chooser = phone.opened()
        val state = phone.kill()
        TestPhone.application.restart()
        val second = TestPhone(state)
        second.close(chooser, data = Intent().setData(Uri.parse("content://media/1")))
        assertEquals(second.activity.getString(R.string.file_lost), ShadowToast.getTextOfLatestToast())
    }

    @Test
    fun `Given a chooser that returns the app's own files, the web app gets nothing, MASVS-PLATFORM-1`() {
        for (uri in listOf(
            "file:///data/data/cl.luka.app/no_backup/shell/cache.json",
            "content://cl.luka.app.photos/x"
        )) {
            choose()
            phone.close(phone.opened(), data = Intent().setData(Uri.parse(uri)))
        }
        assertEquals(listOf(null, null), chosen)
    }

    @Test
    fun `Given an input with capture, the camera opens and returns its photo`() {
        val target = takePhoto()
        assertArrayEquals(arrayOf(target), chosen.single())
    }

    @Test
    fun `Given the photo of an input, it is deleted after an hour`() {
        val photo = fileOf(takePhoto())
        phone.idle(15 * 60_000)
        assertTrue(photo.exists())
        TestPhone.application.now += 61 * 60_000
        phone.idle(15 * 60_000)
        assertFalse(photo.exists())
    }

    @Test
    fun `Given the photo of an input, it is deleted when the user logs out`() {
        val photo = fileOf(takePhoto())
        phone.call("localCache", json("op" to text("remove"), "key" to text("user_info")))
        assertFalse(photo.exists())
    }

    @Test
    fun `Given an input with capture and a denied camera, the web app gets nothing`() {
        choose(capture = true)
        phone.idle()
        phone.answerRequest(isGranted = false)
        assertNull(chosen.single())
    }

    @Test
    fun `Given a second input while a chooser is open, the first one gets nothing`() {
        choose()
        choose()
        assertNull(chosen.single())
    }

    @Test
    fun `Given getUserMedia of the app, the camera is granted after the user granted it`() {
        TestPhone.grant(Manifest.permission.CAMERA)
        assertEquals(listOf("grant"), ask(START_URL, PermissionRequest.RESOURCE_VIDEO_CAPTURE))
    }

    @Test
    fun `Given a foreign frame or the microphone, the request is denied, MASVS-PLATFORM-2`() {
        TestPhone.grant(Manifest.permission.CAMERA)
        assertEquals(listOf("deny"), ask("https://evil.cl/", PermissionRequest.RESOURCE_VIDEO_CAPTURE))
        assertEquals(listOf("deny"), ask(START_URL, PermissionRequest.RESOURCE_AUDIO_CAPTURE))
    }

    /** The camera takes a photo for an input. */
    private fun takePhoto(): Uri {
        TestPhone.grant(Manifest.permission.CAMERA)
        choose(capture = true)
        phone.idle()
        return phone.takePhoto()
    }

    private fun fileOf(photo: Uri): File = phone.shell.photoFiles.fileOf(checkNotNull(photo.lastPathSegment))

    private fun choose(capture: Boolean = false) {
        shadowOf(phone.web).webChromeClient.onShowFileChooser(
            phone.web,
            { chosen += it },
            FakeFileInput(capture)
        )
    }

    private fun ask(origin: String, resource: String): List<String> {
        val calls = mutableListOf<String>()
        val request =
            object : PermissionRequest() {
                override fun getOrigin() = Uri.parse(origin)

                override fun getResources() = arrayOf(resource)

                override fun grant(resources: Array<String>) {
                    calls += "grant"
                }

                override fun deny() {
                    calls += "deny"
                }
            }
        shadowOf(phone.web).webChromeClient.onPermissionRequest(request)
        phone.idle()
        return calls
    }
}
