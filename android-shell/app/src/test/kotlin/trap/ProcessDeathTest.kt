package cl.luka.shell.app.trap

import android.Manifest
import android.app.Activity
import android.net.Uri
import android.provider.MediaStore
import cl.luka.shell.app.fake.Pictures
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.code
import cl.luka.shell.app.fake.TestPhone.Companion.data
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import cl.luka.shell.app.web.START
import kotlinx.serialization.json.jsonPrimitive
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf

@RunWith(RobolectricTestRunner::class)
class ProcessDeathTest {
    private val photo = json("kind" to text("id_front"), "facing" to text("back"))
    private val keep = "keep" to text("id_front")
    private val resume = "resume" to text("id_front")

    @Before
    fun allowCamera() = TestPhone.grant(Manifest.permission.CAMERA)

    @Test
    fun `Given process death with the camera open, the photo is delivered once after the page is back`() {
        val first = TestPhone().load()
        assertNull(first.call("takePhoto", photo, keep))
        val camera = first.opened()
        val state = first.kill()
        TestPhone.application.restart()
        Pictures.write(
            checkNotNull(camera.intent.getParcelableExtra(MediaStore.EXTRA_OUTPUT, Uri::class.java))
        )

        val second = TestPhone(state)
        second.close(camera)
        second.load()
        val answer = second.call("takePhoto", null, resume)
        assertEquals(Pictures.WIDTH, answer.data["width"]?.jsonPrimitive?.content?.toInt())
        val url = answer.data["url"]?.jsonPrimitive?.content.orEmpty()
        assertEquals(200, second.fetch(START.dropLast(1) + url, isMain = false)?.statusCode)
        assertEquals(404, second.fetch(START.dropLast(1) + url, isMain = false)?.statusCode)
        assertEquals("nothing", second.call("takePhoto", null, resume).code)
    }

    @Test
    fun `Given process death with the camera open and no photo taken, the page hears of it`() {
        val first = TestPhone().load()
        first.call("takePhoto", photo, keep)
        val camera = first.opened()
        val state = first.kill()
        TestPhone.application.restart()

        val second = TestPhone(state).load()
        assertNull(second.call("takePhoto", null, resume))
        second.close(camera, Activity.RESULT_CANCELED)
        assertEquals("cancelled", second.lastReply().code)
    }

    @Test
    fun `Given process death and an app that was swiped away, the photo under way is cancelled`() {
        val first = TestPhone().load()
        first.call("takePhoto", photo, keep)
        first.kill()
        TestPhone.application.restart()

        val second = TestPhone().load()
        assertEquals("cancelled", second.call("takePhoto", null, resume).code)
    }

    @Test
    fun `Given process death, the person comes back to the screen they were on`() {
        val place = "$START#/pages/step/step-social/step-social"
        val state = TestPhone().load(place).kill()
        TestPhone.application.restart()
        assertEquals(place, shadowOf(TestPhone(state).web).lastLoadedUrl)
    }

    @Test
    fun `Given the result of a screen that nobody knows, nothing happens`() {
        val phone = TestPhone().load()
        phone.call("takePhoto", photo)
        val camera = phone.opened()
        phone.close(camera, Activity.RESULT_CANCELED)
        val count = phone.page.messages.size
        phone.close(camera, Activity.RESULT_OK)
        assertEquals(count, phone.page.messages.size)
    }
}
