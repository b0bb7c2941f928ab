package cl.luka.shell.app.pitfall

import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.web.START_URL
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** Android adds the bridge to every frame, also to one of another origin: MASVS-PLATFORM-2. */
@RunWith(RobolectricTestRunner::class)
class HostileFrameTest {
    private val phone = TestPhone().load()

    @Test
    fun `Given a hostile iframe without the secret or with a wrong one, its message is ignored`() {
        phone.post("""{"event":"allSpCache","callbackId":"stolen"}""")
        phone.post("""{"event":"allSpCache","callbackId":"stolen","secret":"${"0".repeat(32)}"}""")
        phone.post("""{"event":"allSpCache","callbackId":"stolen","secret":"${phone.secret}0"}""")
        assertTrue(phone.webApp.messages.none { "callbackId" in it })
    }

    @Test
    fun `Given a frame that loads the app, it gets no secret and must not be displayed`() {
        val response = checkNotNull(phone.fetch(START_URL, isMain = false))
        assertFalse("bridge-secret" in response.data.readBytes().decodeToString())
        assertEquals("DENY", response.responseHeaders["X-Frame-Options"])
        assertTrue("data" in checkNotNull(phone.call("allSpCache")))
    }
}
