package cl.luka.shell.desktop.device

import cl.luka.shell.core.model.CalendarDay
import cl.luka.shell.core.port.SystemScreens
import cl.luka.shell.desktop.cdp.CdpException
import java.io.File
import java.util.concurrent.CompletableFuture
import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.atomic.AtomicInteger

/** Prints into PDF files in [folder], and counts how often the settings were opened. */
class DesktopSystemScreens(private val folder: File, private val toPdf: () -> ByteArray?) : SystemScreens {
    private val settings = AtomicInteger()

    /** The PDF files, in order. */
    val printed = CopyOnWriteArrayList<File>()

    /** The entries that were opened in the calendar, in order. */
    val calendar = CopyOnWriteArrayList<CalendarDay>()

    /** How often the settings were opened. */
    val settingsOpened: Int get() = settings.get()

    // The event loop does not wait for Chromium.
    override fun print(onResult: (Boolean) -> Unit) {
        CompletableFuture.supplyAsync(::writePdf).thenAccept(onResult)
    }

    override fun openSettings(): Boolean = settings.incrementAndGet() > 0

    override fun addToCalendar(day: CalendarDay): Boolean = calendar.add(day)

    private fun writePdf(): Boolean = try {
        val pdf = toPdf()
        if (pdf != null) {
            folder.mkdirs()
            printed += File(folder, "${printed.size + 1}.pdf").apply { writeBytes(pdf) }
        }
        pdf != null
    } catch (_: CdpException) {
        false
    }
}
