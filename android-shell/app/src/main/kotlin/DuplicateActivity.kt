package cl.luka.shell.app

import android.content.ComponentName
import android.content.Intent

/**
 * True for a second [MainActivity]: above a screen that the app has opened, in the task of another app, or
 * in a task of its own.
 */
internal fun MainActivity.isDuplicate(current: MainActivity?): Boolean =
    !isTaskRoot || (!isLaunched() && current?.isFinishing == false)

/**
 * Finishes a second activity at once, as there is one web app with one bridge and its drafts, and brings the
 * first one to the front with whatever is open above it. A deep link of the second one is opened there.
 */
internal fun MainActivity.closeDuplicate() {
    if (!isLaunched()) {
        // Before it finishes: an app without a visible activity may start none.
        val first = Intent.makeMainActivity(ComponentName(this, MainActivity::class.java))
        startActivity(first.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK))
    }
    finishAndRemoveTask()
}

/** By the launcher or by [closeDuplicate], which must not start the activity again. */
private fun MainActivity.isLaunched() = intent.action == Intent.ACTION_MAIN
