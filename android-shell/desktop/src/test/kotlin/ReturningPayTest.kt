package cl.luka.shell.desktop

import cl.luka.shell.desktop.fake.DesktopCase
import cl.luka.shell.desktop.fake.LoopbackSite
import java.io.File
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir

private const val BANK = "https://bank.example"

class ReturningPayTest {
    @Test
    fun `Given a bank that leads back to the app, the pay view closes and says where to`(
        @TempDir folder: File
    ) {
        val page =
            """<!DOCTYPE html><title>bank</title><script>
              location.href = '$ORIGIN/#/paid?bridge=' + typeof globalThis.androidBridge;
            </script>"""
        val web = DesktopCase.writeBundle(File(folder, "web"))
        LoopbackSite(page).use { site ->
            DesktopCase(File(folder, "data"), web, "stranger" to "$BANK=${site.address}").use { case ->
                val ended =
                    case.text(
                        "call('openPayView', { url: '$BANK/pay' }).then(({ result, url }) => result + ' ' + url)"
                    )
                assertEquals("returned $ORIGIN/#/paid?bridge=undefined", ended)
            }
        }
    }
}
