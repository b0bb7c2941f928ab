package cl.luka.shell.app.fake

import android.print.PrintAttributes
import android.print.PrintDocumentAdapter
import android.print.PrintJob
import android.print.PrintManager
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadow.api.Shadow

/** A print service that opens its dialog, or none where [isPresent] is false. */
@Implements(PrintManager::class)
class PrintManagerShadow {
    /** As Android does without the feature `android.software.print`. */
    var isPresent = true

    val jobs = mutableListOf<Triple<String, PrintDocumentAdapter, PrintAttributes>>()

    @Implementation
    fun print(name: String, document: PrintDocumentAdapter, attributes: PrintAttributes): PrintJob? {
        if (!isPresent) return null
        jobs += Triple(name, document, attributes)
        return Shadow.newInstanceOf(PrintJob::class.java)
    }
}
