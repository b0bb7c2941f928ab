package androidx.test.platform.app

import android.app.Instrumentation
import android.os.Bundle

object InstrumentationRegistry {
    private var current: Instrumentation? = null

    @JvmStatic
    fun getInstrumentation(): Instrumentation = checkNotNull(current) { "no instrumentation registered" }

    @JvmStatic
    fun registerInstance(
        instrumentation: Instrumentation?,
        @Suppress("UNUSED_PARAMETER") arguments: Bundle?
    ) {
        current = instrumentation
    }
}
