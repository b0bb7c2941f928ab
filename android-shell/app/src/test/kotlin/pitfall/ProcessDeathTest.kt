package cl.luka.shell.app.pitfall

import android.Manifest
import cl.luka.shell.app.fake.SamplePhotos
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.code
import cl.luka.shell.app.fake.TestPhone.Companion.data
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import cl.luka.shell.app.web.START_URL
import kotlinx.serialization.json.jsonPrimitive
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.annotation.Config

@RunWith(RobolectricTestRunner::class)
@Config(sdk = [26, 30, 33, 35, 36])
class ProcessDeathTest {
    private val photo = json("kind" to text("id_front"), "facing" to text("back"))
    private val keep = "keep" to text("id_front")
    private val resume = "resume" to text("id_front")

    @Before
    fun allowCamera() = TestPhone.grant(Manifest.permission.CAMERA)

    @Test
    fun `Given process death with an open camera, the photo is delivered once to the next load`() {
        val first = TestPhone().load()
        assertNull(first.call("takePhoto", photo, keep))
        val camera = first.opened()
        val state = first.kill()
        TestPhone.application.restart()
        SamplePhotos.write(TestPhone.photoOf(camera))

        val second = TestPhone(state)
        second.close(camera)
        second.load()
        val response = second.call("takePhoto", null, resume)
        assertEquals(SamplePhotos.WIDTH, response.data["width"]?.jsonPrimitive?.content?.toInt())
        val url = response.data["url"]?.jsonPrimitive?.content.orEmpty()
        assertEquals(200, second.fetch(START_URL.dropLast(1) + url, isMain = false)?.statusCode)
        assertEquals(404, second.fetch(START_URL.dropLast(1) + url, isMain = false)?.statusCode)
        assertEquals("nothing", second.call("takePhoto", null, resume).code)
    }

    @Test
    fun `Given process death and a task that was removed, the pending photo is cancelled`() {
        val first = TestPhone().load()
        first.call("takePhoto", photo, keep)
        first.kill()
        TestPhone.application.restart()

        val second = TestPhone().load()
        assertEquals("cancelled", second.call("takePhoto", null, resume).code)
    }
}
