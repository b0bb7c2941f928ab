package cl.luka.shell.app.device

import android.os.Build
import android.view.HapticFeedbackConstants
import cl.luka.shell.app.CurrentActivity
import cl.luka.shell.core.model.Haptic
import cl.luka.shell.core.port.Haptics

/** The feedback of a view: it needs no permission, and Android omits it where the user has turned it off. */
class AndroidHaptics(private val currentActivity: CurrentActivity) : Haptics {
    override fun perform(haptic: Haptic) = currentActivity.post { activity ->
        activity?.appView?.root?.performHapticFeedback(
            when {
                haptic == Haptic.TICK -> HapticFeedbackConstants.CLOCK_TICK
                Build.VERSION.SDK_INT >= Build.VERSION_CODES.R -> HapticFeedbackConstants.CONFIRM
                else -> HapticFeedbackConstants.LONG_PRESS
            }
        )
    }
}
