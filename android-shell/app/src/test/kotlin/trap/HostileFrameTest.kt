package cl.luka.shell.app.trap

import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.web.START
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner

/** Android shows the bridge to every frame, also to one of a stranger: MASVS-PLATFORM-2. */
@RunWith(RobolectricTestRunner::class)
class HostileFrameTest {
    private val phone = TestPhone().load()

    @Test
    fun `Given a hostile iframe without the secret, its message is dropped without an answer`() {
        phone.post("""{"event":"allSpCache","callbackId":"stolen"}""")
        assertTrue(phone.page.messages.none { "callbackId" in it })
    }

    @Test
    fun `Given a hostile iframe with a wrong secret, its message is dropped without an answer`() {
        phone.post("""{"event":"allSpCache","callbackId":"stolen","secret":"${"0".repeat(32)}"}""")
        phone.post("""{"event":"allSpCache","callbackId":"stolen","secret":"${phone.secret}0"}""")
        assertTrue(phone.page.messages.none { "callbackId" in it })
    }

    @Test
    fun `Given the app's own page, its message is answered`() {
        assertTrue("data" in checkNotNull(phone.call("allSpCache")))
    }

    @Test
    fun `Given a frame that loads the app's page, it gets no secret and may not be shown`() {
        val answer = checkNotNull(phone.fetch(START, isMain = false))
        assertFalse("bridge-secret" in answer.data.readBytes().decodeToString())
        assertEquals("DENY", answer.responseHeaders["X-Frame-Options"])
        assertTrue("data" in checkNotNull(phone.call("allSpCache")))
    }

    @Test
    fun `Given a new load, the secret of the one before opens nothing`() {
        val old = phone.secret
        phone.load()
        assertNotEquals(old, phone.secret)
        phone.post("""{"event":"allSpCache","callbackId":"late","secret":"$old"}""")
        assertTrue(phone.page.messages.none { it["callbackId"] == TestPhone.text("late") })
    }
}
