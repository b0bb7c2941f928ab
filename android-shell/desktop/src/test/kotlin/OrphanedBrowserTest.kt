package cl.luka.shell.desktop

import cl.luka.shell.desktop.view.Chromium
import java.io.File
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assumptions.assumeTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

class OrphanedBrowserTest {
    @Test
    fun `Given the browser of a killed shell, the next one takes over its profile`(@TempDir profile: File) {
        val program = Chromium.find()
        assumeTrue(program != null, "skipped: no Chromium (apt-get install chromium, or set CHROMIUM_PATH)")
        val orphan = Chromium.start(checkNotNull(program), profile, isHeadless = true)
        val next = Chromium.start(program, profile, isHeadless = true)
        assertNotEquals(orphan.address, next.address)
        next.close()
    }
}
