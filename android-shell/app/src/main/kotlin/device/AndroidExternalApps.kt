package cl.luka.shell.app.device

import android.content.Context
import android.content.Intent
import android.net.Uri
import cl.luka.shell.app.activity.failureToStart
import cl.luka.shell.core.navigation.ExternalAction
import cl.luka.shell.core.navigation.ExternalTarget
import cl.luka.shell.core.port.ExternalApps

/** Starts other apps with intents that contain only what the core has validated. */
class AndroidExternalApps(private val context: Context) : ExternalApps {
    override fun open(target: ExternalTarget): Boolean =
        failureToStart { context.startActivity(intentOf(target)) } == null

    private fun intentOf(target: ExternalTarget) = Intent(target.action.intentAction, Uri.parse(target.uri))
        .apply { if (target.action == ExternalAction.VIEW) addCategory(Intent.CATEGORY_BROWSABLE) }
        .addFlags(Intent.FLAG_ACTIVITY_NEW_TASK)
        .setPackage(target.packageName)
}
