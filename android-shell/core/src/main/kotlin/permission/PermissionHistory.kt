package cl.luka.shell.core.permission

import cl.luka.shell.core.model.PermissionName
import cl.luka.shell.core.storage.KeyValueStore
import java.io.IOException
import kotlinx.serialization.json.JsonPrimitive

/** How the last request of a permission ended. Android does not store this. */
enum class PermissionResult {
    /** The dialog was dismissed, or Android denied without showing one. */
    DISMISSED,

    /** The user denied it, and it can be requested again. */
    DENIED,

    /** Denied, and Android will not show the dialog again. */
    DENIED_PERMANENTLY
}

/** Stores the last [PermissionResult] of each permission, hidden from the web app. */
class PermissionHistory(private val store: KeyValueStore) {
    /** Null where the permission was not requested since it was last granted. */
    fun lastResult(name: PermissionName): PermissionResult? {
        val text = (store[name.wire] as? JsonPrimitive)?.content
        return PermissionResult.entries.find { it.name == text }
    }

    /** Stores [result]; null removes it. On a full disk nothing is stored: one request more is made later. */
    fun set(name: PermissionName, result: PermissionResult?) {
        try {
            if (result == null) store.remove(name.wire) else store[name.wire] = JsonPrimitive(result.name)
        } catch (_: IOException) {
            return
        }
    }
}
