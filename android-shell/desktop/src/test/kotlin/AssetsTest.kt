package cl.luka.shell.desktop

import cl.luka.shell.desktop.fake.DesktopCase
import cl.luka.shell.desktop.fake.LoopbackSite
import java.io.File
import org.junit.jupiter.api.AfterAll
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.TestInstance
import org.junit.jupiter.api.io.TempDir

/** The app's own origin as a real browser sees it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AssetsTest(@param:TempDir private val folder: File) {
    private val sandbox = LoopbackSite("{\"code\":0}")
    private val case =
        DesktopCase(
            File(folder, "data"),
            DesktopCase.writeBundle(File(folder, "web")),
            "sandbox" to sandbox.address
        )

    @AfterAll
    fun end() {
        case.close()
        sandbox.close()
    }

    @Test
    fun `Given the origin, it is secure, and the phone's language and zone are the page's`() {
        assertEquals(
            "true,es-CL,America/Santiago",
            case.text(
                "[isSecureContext, navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone].join()"
            )
        )
    }

    @Test
    fun `Given a range, these bytes come and no others`() {
        val answer = "fetch('/digits.txt', { headers: { Range: 'bytes=2-4' } })"
        assertEquals(
            "206 234",
            case.text("$answer.then(async (got) => got.status + ' ' + (await got.text()))")
        )
    }

    @Test
    fun `Given no such file, it is a true 404`() {
        assertEquals("404", case.text("fetch('/gone.js').then((got) => String(got.status))"))
    }

    @Test
    fun `Given a sandbox, calls go to it and the page says so`() {
        val sent = "fetch('/api/app/home', { method: 'POST', body: '{}' }).then((got) => got.text())"
        assertEquals("{\"code\":0}", case.text(sent))
        assertTrue("/api/app/home" in sandbox.asked)
        assertEquals("/api", case.text("document.querySelector('meta[name=luka-sandbox]').content"))
    }

    @Test
    fun `Given another load, it has another secret, and the old one is worth nothing`() {
        val before = case.text("secret")
        case.shell.host.view?.reload()
        DesktopCase.awaitTrue { case.text("secret") != before }
        assertNotEquals(before, case.text("secret"))
        val answered =
            case.text(
                """Promise.race([
                  (secret = '$before', call('selfAppInfo')).then(() => 'answered'),
                  new Promise((resolve) => setTimeout(resolve, 300, 'silence')),
                ])"""
            )
        assertEquals("silence", answered)
        case.shell.host.view?.reload()
        DesktopCase.awaitTrue { case.text("secret") != before }
    }

    @Test
    fun `Given no network, the app's own files are still there`() {
        case.shell.looks.isOnline = false
        case.shell.host.view?.applyLooks()
        DesktopCase.awaitTrue { case.text("String(navigator.onLine)") == "false" }
        assertEquals("200", case.text("fetch('/digits.txt').then((got) => String(got.status))"))
        case.shell.looks.isOnline = true
        case.shell.host.view?.applyLooks()
        DesktopCase.awaitTrue { case.text("String(navigator.onLine)") == "true" }
    }
}
