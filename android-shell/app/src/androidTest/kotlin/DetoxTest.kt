package cl.luka.shell.app

import androidx.test.ext.junit.runners.AndroidJUnit4
import androidx.test.rule.ActivityTestRule
import com.wix.detox.Detox
import com.wix.detox.config.DetoxConfig
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** How long Detox waits until the app rests, in seconds: Android's own start of a web view is slow. */
private const val PATIENCE = 90

/** Starts the app as a person does and lets the specs on the computer drive it: Detox's way in. */
@RunWith(AndroidJUnit4::class)
class DetoxTest {
    /** Detox starts the activity itself, with what `device.launchApp` was told. */
    @get:Rule
    @Suppress("DEPRECATION") // Detox takes no other.
    val activity = ActivityTestRule(MainActivity::class.java, false, false)

    @Test
    fun obeys() {
        val config = DetoxConfig()
        config.idlePolicyConfig.masterTimeoutSec = PATIENCE
        config.idlePolicyConfig.idleResourceTimeoutSec = PATIENCE
        Detox.runTests(activity, config)
    }
}
