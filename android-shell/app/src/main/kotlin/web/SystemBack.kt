package cl.luka.shell.app.web

import android.annotation.TargetApi
import android.os.Build
import android.window.OnBackInvokedCallback
import android.window.OnBackInvokedDispatcher
import cl.luka.shell.core.storage.KeyValueStore
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonPrimitive

/** The key under which the web app says what Back would do (PROTOCOL.md, "What the shell reads"). */
private const val KEY = "back"

/**
 * The store of the web app's values. Calls [onBackChange] with true when the web app says that Back would
 * leave the app, with false when it says anything else; this holds for one load only and is not stored.
 */
internal class BackStore(private val store: KeyValueStore, private val onBackChange: (Boolean) -> Unit) :
    KeyValueStore by store {
    override fun set(key: String, value: JsonElement) {
        if (key == KEY) onBackChange(value == JsonPrimitive("leaves")) else store[key] = value
    }
}

/**
 * Android's Back since API 33, which [handle] handles. While it would leave the app it is left to Android,
 * which then shows what is below the app during the gesture. Main thread only.
 */
@TargetApi(Build.VERSION_CODES.TIRAMISU)
internal class SystemBack(private val dispatcher: OnBackInvokedDispatcher, handle: () -> Unit) {
    private val callback = OnBackInvokedCallback(handle)

    /** Back is handled, or left to Android where it [leaves] the app. */
    fun set(leaves: Boolean) = if (leaves) {
        dispatcher.unregisterOnBackInvokedCallback(callback)
    } else {
        dispatcher.registerOnBackInvokedCallback(OnBackInvokedDispatcher.PRIORITY_DEFAULT, callback)
    }
}
