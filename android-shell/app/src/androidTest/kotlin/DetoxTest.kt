package cl.luka.shell.app

import androidx.test.ext.junit.runners.AndroidJUnit4
import androidx.test.rule.ActivityTestRule
import com.wix.detox.Detox
import com.wix.detox.config.DetoxConfig
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith

/** How long Detox waits until the app is idle, in seconds: the first start of a WebView is slow. */
private const val TIMEOUT = 90

/** Runs the Detox specs: the computer that runs them controls the app. */
@RunWith(AndroidJUnit4::class)
class DetoxTest {
    /** Detox starts the activity itself, with the parameters of `device.launchApp`. */
    @get:Rule
    @Suppress("DEPRECATION") // Detox supports no other rule.
    val activity = ActivityTestRule(MainActivity::class.java, false, false)

    @Test
    fun runSpecs() {
        val config = DetoxConfig()
        config.idlePolicyConfig.masterTimeoutSec = TIMEOUT
        config.idlePolicyConfig.idleResourceTimeoutSec = TIMEOUT
        Detox.runTests(activity, config)
    }
}
