package cl.luka.shell.app.page

import android.Manifest
import android.app.Activity
import android.content.ClipData
import android.content.Intent
import android.net.Uri
import android.provider.MediaStore
import android.webkit.PermissionRequest
import android.webkit.WebChromeClient.FileChooserParams
import cl.luka.shell.app.fake.Pictures
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.web.START
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf

@RunWith(RobolectricTestRunner::class)
class FileChooserTest {
    private val phone = TestPhone().load()
    private val answers = mutableListOf<Array<Uri>?>()

    @Test
    fun `Given an input for files, the system's chooser answers it`() {
        choose()
        val chooser = phone.opened()
        assertEquals(Intent.ACTION_GET_CONTENT, chooser.intent.action)
        val file = Uri.parse("content://com.android.providers.media.documents/1")
        phone.close(chooser, data = Intent().setData(file))
        assertArrayEquals(arrayOf(file), answers.single())
    }

    @Test
    fun `Given several files, the page gets them all`() {
        choose()
        val files = listOf("content://media/1", "content://media/2").map(Uri::parse)
        val clip = ClipData.newRawUri("", files.first()).apply { addItem(ClipData.Item(files.last())) }
        phone.close(phone.opened(), data = Intent().apply { clipData = clip })
        assertEquals(files, answers.single()?.toList())
    }

    @Test
    fun `Given a chooser that was left, the page gets nothing and can ask again`() {
        choose()
        phone.close(phone.opened(), Activity.RESULT_CANCELED)
        assertNull(answers.single())
        choose()
        phone.opened()
    }

    @Test
    fun `Given a chooser that hands back the app's own files, the page gets nothing, MASVS-PLATFORM-1`() {
        for (uri in listOf(
            "file:///data/data/cl.luka.app/no_backup/shell/cache.json",
            "content://cl.luka.app.photos/x"
        )) {
            choose()
            phone.close(phone.opened(), data = Intent().setData(Uri.parse(uri)))
        }
        assertEquals(listOf(null, null), answers)
    }

    @Test
    fun `Given an input with capture, the camera answers it`() {
        TestPhone.grant(Manifest.permission.CAMERA)
        choose(capture = true)
        phone.idle()
        val camera = phone.opened()
        val target = checkNotNull(camera.intent.getParcelableExtra(MediaStore.EXTRA_OUTPUT, Uri::class.java))
        Pictures.write(target)
        phone.close(camera)
        assertArrayEquals(arrayOf(target), answers.single())
    }

    @Test
    fun `Given an input with capture and a no to the camera, the page gets nothing`() {
        choose(capture = true)
        phone.idle()
        val asked = shadowOf(phone.activity).lastRequestedPermission
        phone.activity.onRequestPermissionsResult(
            asked.requestCode,
            asked.requestedPermissions,
            intArrayOf(-1)
        )
        phone.idle()
        assertNull(answers.single())
    }

    @Test
    fun `Given a second input while one is asked for, the first gets nothing`() {
        choose()
        choose()
        assertNull(answers.single())
    }

    @Test
    fun `Given the page's own camera view, it gets the camera once the person said yes`() {
        TestPhone.grant(Manifest.permission.CAMERA)
        assertEquals(listOf("grant"), ask(START, PermissionRequest.RESOURCE_VIDEO_CAPTURE))
    }

    @Test
    fun `Given a stranger's frame or the microphone, neither gets anything, MASVS-PLATFORM-2`() {
        TestPhone.grant(Manifest.permission.CAMERA)
        assertEquals(listOf("deny"), ask("https://evil.cl/", PermissionRequest.RESOURCE_VIDEO_CAPTURE))
        assertEquals(listOf("deny"), ask(START, PermissionRequest.RESOURCE_AUDIO_CAPTURE))
    }

    private fun choose(capture: Boolean = false) {
        val params =
            object : FileChooserParams() {
                override fun getMode() = MODE_OPEN

                override fun getAcceptTypes() = arrayOf("image/*")

                override fun isCaptureEnabled() = capture

                override fun getTitle() = null

                override fun getFilenameHint() = null

                override fun createIntent() = Intent(Intent.ACTION_GET_CONTENT).setType("image/*")
            }
        shadowOf(phone.web).webChromeClient.onShowFileChooser(phone.web, { answers += it }, params)
    }

    private fun ask(origin: String, resource: String): List<String> {
        val said = mutableListOf<String>()
        val request =
            object : PermissionRequest() {
                override fun getOrigin() = Uri.parse(origin)

                override fun getResources() = arrayOf(resource)

                override fun grant(resources: Array<String>) {
                    said += "grant"
                }

                override fun deny() {
                    said += "deny"
                }
            }
        shadowOf(phone.web).webChromeClient.onPermissionRequest(request)
        phone.idle()
        return said
    }
}
