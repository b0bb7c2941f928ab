package cl.luka.shell.app.notice

import android.app.AlertDialog
import android.content.Context
import cl.luka.shell.app.MainActivity
import cl.luka.shell.app.R
import cl.luka.shell.app.Shell
import cl.luka.shell.core.shape.PermissionName

private const val FILE = "launch"
private const val ASKED = "asked"

/**
 * At the very first launch: what coarse place and phone state are for, and then the system's own
 * question. Asked once in the app's life, whatever the answer; later the page's settings lead there.
 */
internal class LaunchQuestion(private val activity: MainActivity, private val shell: Shell) {
    private val names = setOf(PermissionName.LOCATION, PermissionName.PHONE)
    private val memory = activity.getSharedPreferences(FILE, Context.MODE_PRIVATE)
    private var dialog: AlertDialog? = null

    /** Asks, unless it was asked before or all is granted already. */
    fun askOnce() {
        val isAnswered = memory.getBoolean(ASKED, false) || names.all(shell.permissions::isGranted)
        if (isAnswered || dialog != null || activity.isFinishing) return
        dialog =
            AlertDialog.Builder(activity)
                .setTitle(R.string.launch_title)
                .setMessage(R.string.launch_text)
                .setPositiveButton(R.string.launch_continue) { _, _ -> shell.bridge.askPerson(names) }
                .setNegativeButton(R.string.launch_later, null)
                .setOnDismissListener { memory.edit().putBoolean(ASKED, true).apply() }
                .show()
    }

    /** Takes the dialog down with the activity: it comes again with the next one. */
    fun close() {
        dialog?.setOnDismissListener(null)
        dialog?.dismiss()
    }
}
