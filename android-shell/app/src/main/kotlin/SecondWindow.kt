package cl.luka.shell.app

import android.content.ComponentName
import android.content.Intent

/** On top of a screen that the page has opened, in another app's task, or in a task of its own. */
internal fun MainActivity.isSecond(stage: Stage): Boolean =
    !isTaskRoot || (!isLaunched() && stage.activity?.isFinishing == false)

/**
 * The page is one, as its bridge and its drafts are: a second window goes at once, and the first comes to the
 * front with whatever lies on it. A link that the second one brought waits there.
 */
internal fun MainActivity.giveWay() {
    finishAndRemoveTask()
    if (isLaunched()) return
    val first = Intent.makeMainActivity(ComponentName(this, MainActivity::class.java))
    startActivity(first.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK))
}

/** By the launcher, or by [giveWay]: who is led here by nobody leads nobody on. */
private fun MainActivity.isLaunched() = intent.action == Intent.ACTION_MAIN
