package cl.luka.shell.app.phone

import android.content.ActivityNotFoundException
import android.content.Context
import android.content.Intent
import android.net.Uri
import cl.luka.shell.core.outside.OutsideTarget
import cl.luka.shell.core.port.OutsideApps

/** Starts other apps by intents that hold what the core has checked, and nothing else. */
class AndroidOutsideApps(private val context: Context) : OutsideApps {
    override fun open(target: OutsideTarget): Boolean = try {
        context.startActivity(intentOf(target))
        true
    } catch (_: ActivityNotFoundException) {
        false
    } catch (_: SecurityException) {
        // An app that takes such links but lets nobody in.
        false
    }

    private fun intentOf(target: OutsideTarget) = Intent(target.action.android, Uri.parse(target.uri))
        .addCategory(Intent.CATEGORY_BROWSABLE)
        .addFlags(Intent.FLAG_ACTIVITY_NEW_TASK)
        .setPackage(target.packageName)
}
