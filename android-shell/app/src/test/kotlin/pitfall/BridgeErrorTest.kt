package cl.luka.shell.app.pitfall

import android.content.pm.ApplicationInfo
import android.os.Looper
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.onBridgeError
import cl.luka.shell.core.port.ExecutorEventLoop
import java.util.concurrent.CountDownLatch
import java.util.concurrent.TimeUnit
import org.junit.Assert.assertFalse
import org.junit.Assert.assertSame
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import org.robolectric.Shadows.shadowOf
import org.robolectric.shadows.ShadowLog

/** The real event loop, whose errors are our bugs. */
@RunWith(RobolectricTestRunner::class)
class BridgeErrorTest {
    private val app = TestPhone.application
    private val main = shadowOf(Looper.getMainLooper())

    @Test
    fun `Given an error on the event loop of a debug build, the app crashes with it`() {
        app.applicationInfo.flags = app.applicationInfo.flags or ApplicationInfo.FLAG_DEBUGGABLE
        for (error in listOf(IllegalStateException("bug"), OutOfMemoryError())) {
            runOnLoop { throw error }
            assertSame(error, assertThrows(Throwable::class.java) { main.idle() })
        }
    }

    @Test
    fun `Given an error on the event loop of a release, the app and its loop go on and the log says where`() {
        app.applicationInfo.flags = app.applicationInfo.flags and ApplicationInfo.FLAG_DEBUGGABLE.inv()
        runOnLoop { throw OutOfMemoryError("RUN 11.111.111-1") }
        main.idle()
        val log = ShadowLog.getLogsForTag("Luka").single().msg
        assertTrue(log, log.startsWith("java.lang.OutOfMemoryError\n${javaClass.name}"))
        assertFalse(log, "RUN" in log)
    }

    /** Runs [work], and then something else, as proof that the loop has survived it. */
    private fun runOnLoop(work: () -> Unit) = ExecutorEventLoop(app::onBridgeError).use { loop ->
        val done = CountDownLatch(1)
        loop.post(work)
        loop.post(done::countDown)
        assertTrue(done.await(60, TimeUnit.SECONDS))
    }
}
