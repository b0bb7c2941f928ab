package cl.luka.shell.app.device

import android.content.Intent
import android.net.Uri
import android.print.PrintAttributes
import android.print.PrintManager
import android.provider.CalendarContract
import android.provider.Settings
import cl.luka.shell.app.CurrentActivity
import cl.luka.shell.app.MainActivity
import cl.luka.shell.app.R
import cl.luka.shell.app.activity.failureToStart
import cl.luka.shell.core.model.CalendarDay
import cl.luka.shell.core.port.SystemScreens
import java.time.LocalTime
import java.time.ZoneOffset

/** Android's print service, settings and calendar. */
class AndroidSystemScreens(private val currentActivity: CurrentActivity) : SystemScreens {
    override fun print(onResult: (Boolean) -> Unit) = currentActivity.post { activity ->
        onResult(activity != null && print(activity))
    }

    override fun openSettings(): Boolean = start { activity ->
        val app = Uri.fromParts("package", activity.packageName, null)
        Intent(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, app)
    }

    /** Noon in UTC is the same day in Chile, where a calendar reads a whole day in its own time zone. */
    override fun addToCalendar(day: CalendarDay): Boolean = start {
        val noon = day.date.atTime(LocalTime.NOON).toInstant(ZoneOffset.UTC).toEpochMilli()
        Intent(Intent.ACTION_INSERT, CalendarContract.Events.CONTENT_URI)
            .putExtra(CalendarContract.EXTRA_EVENT_BEGIN_TIME, noon)
            .putExtra(CalendarContract.EXTRA_EVENT_ALL_DAY, true)
            .putExtra(CalendarContract.Events.TITLE, day.title)
            .putExtra(CalendarContract.Events.DESCRIPTION, day.text)
            .putExtra(CalendarContract.Events.AVAILABILITY, CalendarContract.Events.AVAILABILITY_FREE)
    }

    private fun start(intentFor: (MainActivity) -> Intent): Boolean {
        val activity = currentActivity.activity ?: return false
        return failureToStart { activity.startActivity(intentFor(activity)) } == null
    }

    /** Only an activity may print. Devices without a print service have no PrintManager, or get no job. */
    @Suppress("SENSELESS_COMPARISON") // Declared as never null, but it is: see `PrintManager.print`.
    private fun print(activity: MainActivity): Boolean {
        val manager = activity.getSystemService(PrintManager::class.java) ?: return false
        val view = activity.appView.web ?: return false
        // The name of a PDF file: the title of the web app's screen.
        val name = view.title?.takeIf(String::isNotBlank) ?: activity.getString(R.string.app_name)
        val attributes = PrintAttributes.Builder().setMediaSize(PrintAttributes.MediaSize.ISO_A4).build()
        return manager.print(name, view.createPrintDocumentAdapter(name), attributes) != null
    }
}
