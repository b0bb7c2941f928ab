@file:Suppress("DEPRECATION") // Android and Robolectric have deprecated the short forms.

package cl.luka.shell.app.event

import android.Manifest
import android.app.Activity
import android.app.KeyguardManager
import android.content.Intent
import android.net.Uri
import android.provider.MediaStore
import cl.luka.shell.app.fake.SamplePhotos
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.code
import cl.luka.shell.app.fake.TestPhone.Companion.data
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import cl.luka.shell.app.web.START_URL
import java.io.File
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.jsonPrimitive
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.fakes.RoboCursor

/** The events in which the user acts on another screen. */
@RunWith(RobolectricTestRunner::class)
class ScreensTest {
    private val app = TestPhone.application
    private val phone = TestPhone().load()
    private val selfie = json("kind" to text("selfie"), "facing" to text("front"))

    @Before
    fun allowCamera() = TestPhone.grant(Manifest.permission.CAMERA)

    @Test
    fun `takePhoto opens the camera app with a file of the app, and the photo can be fetched once`() {
        val bytes = SamplePhotos.create()
        assertNull(phone.call("takePhoto", selfie))
        val camera = phone.opened()
        assertEquals(MediaStore.ACTION_IMAGE_CAPTURE, camera.intent.action)
        assertEquals(1, camera.intent.getIntExtra("android.intent.extras.CAMERA_FACING", 0))
        SamplePhotos.write(TestPhone.photoOf(camera), bytes)
        phone.close(camera)
        val data = phone.lastReply().data
        assertEquals(text("image/jpeg"), data["mime"])
        assertEquals(JsonPrimitive(SamplePhotos.WIDTH), data["width"])
        assertEquals(JsonPrimitive(SamplePhotos.HEIGHT), data["height"])
        assertEquals(JsonPrimitive(bytes.size), data["size"])
        val url = START_URL.dropLast(1) + data["url"]?.jsonPrimitive?.content
        assertArrayEquals(bytes, phone.fetch(url, isMain = false)?.data?.readBytes())
        assertEquals(404, phone.fetch(url, isMain = false)?.statusCode)
        assertTrue(camerasFolder().isEmpty())
    }

    @Test
    fun `takePhoto returns the size after rotation`() {
        phone.call("takePhoto", selfie)
        phone.takePhoto(SamplePhotos.createSideways())
        val data = phone.lastReply().data
        assertEquals(JsonPrimitive(SamplePhotos.HEIGHT), data["width"])
        assertEquals(JsonPrimitive(SamplePhotos.WIDTH), data["height"])
    }

    @Test
    fun `takePhoto that is cancelled leaves no file`() {
        phone.call("takePhoto", selfie)
        phone.close(phone.opened(), Activity.RESULT_CANCELED)
        assertEquals("cancelled", phone.lastReply().code)
        assertTrue(camerasFolder().isEmpty())
    }

    @Test
    fun `takePhoto with a camera that writes no photo fails`() {
        phone.call("takePhoto", selfie)
        phone.close(phone.opened())
        assertEquals("failed", phone.lastReply().code)
        phone.call("takePhoto", selfie)
        phone.takePhoto("no picture".toByteArray())
        assertEquals("failed", phone.lastReply().code)
        assertTrue(camerasFolder().isEmpty())
    }

    @Test
    fun `takePhoto without a camera app fails`() {
        shadowOf(app).checkActivities(true)
        assertEquals("unavailable", phone.call("takePhoto", selfie).code)
        assertTrue(camerasFolder().isEmpty())
    }

    @Test
    fun `liveness never refuses a selfie, whatever the number of faces, and claims no score`() {
        for (count in listOf(0, 1, 3)) {
            app.countFaces = { count }
            assertEquals(JsonPrimitive(count), takeSelfie()["faces"])
            assertNull(phone.lastReply().data["score"])
        }
    }

    @Test
    fun `liveness returns the selfie without a number of faces where the detector fails`() {
        val failures =
            listOf(
                IllegalStateException(),
                OutOfMemoryError(),
                UnsatisfiedLinkError()
            ).map<Throwable, () -> Int?> {
                { throw it }
            }
        for (failing in failures + listOf { null }) {
            app.countFaces = failing
            assertNull(takeSelfie()["faces"])
        }
    }

    @Test
    fun `permission asks for the device's lock in the system's own screen`() {
        shadowOf(app.getSystemService(KeyguardManager::class.java)).setIsDeviceSecure(true)
        assertEquals(text("not_asked"), phone.call("permission", lock(ask = false)).data["device_lock"])
        assertNull(phone.call("permission", lock(ask = true)))
        val first = phone.opened()
        assertEquals("android.app.action.CONFIRM_DEVICE_CREDENTIAL", first.intent.action)
        phone.close(first)
        assertEquals(text("granted"), phone.lastReply().data["device_lock"])
        phone.call("permission", lock(ask = true))
        phone.close(phone.opened(), Activity.RESULT_CANCELED)
        assertEquals(text("denied"), phone.lastReply().data["device_lock"])
    }

    @Test
    fun `permission asks nothing of a device without a lock`() {
        shadowOf(app.getSystemService(KeyguardManager::class.java)).setIsDeviceSecure(false)
        val data = phone.call("permission", lock(ask = true)).data
        assertEquals(text("denied_forever"), data["device_lock"])
    }

    private fun lock(ask: Boolean) =
        json("names" to JsonArray(listOf(text("device_lock"))), "ask" to JsonPrimitive(ask))

    @Test
    fun `pickerContact without a readable contact fails`() {
        phone.call("pickerContact")
        phone.close(phone.opened(), data = Intent())
        assertEquals("failed", phone.lastReply().code)
    }

    @Test
    fun `pickerContact that runs out of memory fails at once`() {
        val picked = Uri.parse("content://com.android.contacts/data/7")
        val row =
            object : RoboCursor() {
                override fun moveToFirst(): Boolean = throw OutOfMemoryError()
            }
        shadowOf(app.contentResolver).setCursor(picked, row)
        phone.call("pickerContact")
        phone.close(phone.opened(), data = Intent().setData(picked))
        assertEquals("failed", phone.lastReply().code)
    }

    @Test
    fun `the file of an open camera is not in the cache, which a full phone empties`() {
        phone.call("takePhoto", selfie)
        app.cacheDir.deleteRecursively()
        phone.takePhoto()
        assertEquals(text("image/jpeg"), phone.lastReply().data["mime"])
    }

    private fun takeSelfie(): JsonObject {
        phone.call("liveness")
        phone.takePhoto()
        return phone.lastReply().data
    }

    private fun camerasFolder() = File(app.noBackupFilesDir, "camera").list().orEmpty()
}
