package cl.luka.shell.app.fake

import android.app.Activity
import android.content.Intent
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.annotation.RealObject
import org.robolectric.shadow.api.Shadow
import org.robolectric.shadows.ShadowActivity

/** Records whether an activity was finishing when it started another one. */
@Implements(Activity::class)
class StartOrderShadow : ShadowActivity() {
    @RealObject
    private lateinit var activity: Activity

    @Implementation
    fun startActivity(intent: Intent) {
        wasFinishing += activity.isFinishing
        Shadow.directlyOn<Unit, Activity>(
            activity,
            Activity::class.java,
            "startActivity",
            org.robolectric.util.ReflectionHelpers.ClassParameter.from(Intent::class.java, intent)
        )
    }

    companion object {
        /** One entry per start. */
        val wasFinishing = mutableListOf<Boolean>()
    }
}
