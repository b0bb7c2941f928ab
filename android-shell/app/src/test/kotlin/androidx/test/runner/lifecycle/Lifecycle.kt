// What Robolectric links against of androidx.test, which only Google's repository has: for tests alone.
package androidx.test.runner.lifecycle

import android.app.Activity

enum class Stage { PRE_ON_CREATE, CREATED, STARTED, RESUMED, PAUSED, STOPPED, RESTARTED, DESTROYED }

enum class ApplicationStage { PRE_ON_CREATE, CREATED }

fun interface ActivityLifecycleCallback {
    fun onActivityLifecycleChanged(activity: Activity, stage: Stage)
}

interface ActivityLifecycleMonitor {
    fun addLifecycleCallback(callback: ActivityLifecycleCallback)

    fun removeLifecycleCallback(callback: ActivityLifecycleCallback)

    fun getLifecycleStageOf(activity: Activity): Stage

    fun getActivitiesInStage(stage: Stage): Collection<Activity>
}

interface ApplicationLifecycleMonitor

object ActivityLifecycleMonitorRegistry {
    private var monitor: ActivityLifecycleMonitor? = null

    @JvmStatic
    fun getInstance(): ActivityLifecycleMonitor = checkNotNull(monitor) { "no lifecycle monitor registered" }

    @JvmStatic
    fun registerInstance(value: ActivityLifecycleMonitor?) {
        monitor = value
    }
}

object ApplicationLifecycleMonitorRegistry {
    @JvmStatic
    fun registerInstance(@Suppress("UNUSED_PARAMETER") value: ApplicationLifecycleMonitor?) = Unit
}
