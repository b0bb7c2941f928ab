package cl.luka.shell.desktop

import cl.luka.shell.desktop.fake.LocalSite
import cl.luka.shell.desktop.fake.TestShell
import java.io.File
import org.junit.jupiter.api.AfterAll
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.TestInstance
import org.junit.jupiter.api.io.TempDir

/** The app's own origin in a real browser. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AssetsTest(@param:TempDir private val folder: File) {
    private val sandbox = LocalSite("{\"code\":0}")
    private val case =
        TestShell(
            File(folder, "data"),
            TestShell.writeBundle(File(folder, "web")),
            "sandbox" to sandbox.address
        )

    @AfterAll
    fun end() {
        case.close()
        sandbox.close()
    }

    @Test
    fun `Given the origin, it is a secure context with the language and time zone of the device`() {
        assertEquals(
            "true,es-CL,America/Santiago",
            case.text(
                "[isSecureContext, navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone].join()"
            )
        )
    }

    @Test
    fun `Given a range, the response has these bytes`() {
        val answer = "fetch('/digits.txt', { headers: { Range: 'bytes=2-4' } })"
        assertEquals(
            "206 234",
            case.text("$answer.then(async (got) => got.status + ' ' + (await got.text()))")
        )
    }

    @Test
    fun `Given no such file, the response is a 404`() {
        assertEquals("404", case.text("fetch('/gone.js').then((got) => String(got.status))"))
    }

    @Test
    fun `Given a sandbox, API calls are sent to it and the HTML tells so`() {
        val sent = "fetch('/api/app/home', { method: 'POST', body: '{}' }).then((got) => got.text())"
        assertEquals("{\"code\":0}", case.text(sent))
        assertTrue("/api/app/home" in sandbox.requested)
        assertEquals("/api", case.text("document.querySelector('meta[name=luka-sandbox]').content"))
    }

    @Test
    fun `Given a reload, there is a new secret, and the old one is invalid`() {
        val before = case.text("secret")
        case.shell.host.view?.reload()
        TestShell.awaitTrue { case.text("secret") != before }
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
        TestShell.awaitTrue { case.text("secret") != before }
    }

    @Test
    fun `Given no network, the app's own files are still served`() {
        case.shell.emulation.isOnline = false
        case.shell.host.view?.updateEmulation()
        TestShell.awaitTrue { case.text("String(navigator.onLine)") == "false" }
        assertEquals("200", case.text("fetch('/digits.txt').then((got) => String(got.status))"))
        case.shell.emulation.isOnline = true
        case.shell.host.view?.updateEmulation()
        TestShell.awaitTrue { case.text("String(navigator.onLine)") == "true" }
    }
}
