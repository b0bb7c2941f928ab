package cl.luka.shell.app.fake

import android.app.Activity
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadows.ShadowActivity

/** An activity of which Android shows a picture among the recent apps, or not. */
@Implements(Activity::class)
class RecentsShadow : ShadowActivity() {
    /** Null until the activity says so. */
    var isScreenshotEnabled: Boolean? = null
        private set

    @Implementation(minSdk = 33)
    fun setRecentsScreenshotEnabled(enabled: Boolean) {
        isScreenshotEnabled = enabled
    }
}
