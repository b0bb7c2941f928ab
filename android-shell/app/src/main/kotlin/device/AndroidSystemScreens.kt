package cl.luka.shell.app.device

import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import android.print.PrintAttributes
import android.print.PrintManager
import android.provider.Settings
import cl.luka.shell.app.CurrentActivity
import cl.luka.shell.app.MainActivity
import cl.luka.shell.app.R
import cl.luka.shell.core.port.SystemScreens

/** Android's print service and settings. */
class AndroidSystemScreens(private val currentActivity: CurrentActivity) : SystemScreens {
    override fun print(onResult: (Boolean) -> Unit) = currentActivity.post { activity ->
        onResult(activity != null && print(activity))
    }

    override fun openSettings(): Boolean {
        val activity = currentActivity.activity ?: return false
        val app = Uri.fromParts("package", activity.packageName, null)
        return try {
            activity.startActivity(Intent(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, app))
            true
        } catch (_: ActivityNotFoundException) {
            false
        }
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
