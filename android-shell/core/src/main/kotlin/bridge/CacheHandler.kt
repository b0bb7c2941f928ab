package cl.luka.shell.core.bridge

import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.Outcome
import cl.luka.shell.core.message.Request
import cl.luka.shell.core.message.text
import cl.luka.shell.core.storage.KeyValueStore
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.booleanOrNull

/** The key of the logged-in user. Source: contract.md section 4. */
private const val USER_INFO = "user_info"

/** Handles `localCache` and `allSpCache`. [onLogout] is called when the user is removed or replaced. */
internal class CacheHandler(private val store: KeyValueStore, private val onLogout: () -> Unit) {
    /** The outcome of [request]. Throws an IOException. */
    fun handle(request: Request.LocalCache): Outcome = when (request) {
        is Request.LocalCache.Get -> Outcome.Reply(valueOf(request.key))
        is Request.LocalCache.Put -> put(request)
        is Request.LocalCache.Remove -> remove(request.key)
    }

    /** All values that the web app has stored. */
    fun all(): Outcome = Outcome.Reply(JsonObject(store.all()))

    private fun valueOf(key: String) = JsonObject(listOfNotNull(store[key]?.let { "value" to it }).toMap())

    private fun put(request: Request.LocalCache.Put): Outcome {
        if (request.key == USER_INFO && !isUserInfo(request.value)) {
            return Outcome.Failure(ErrorCode.INVALID, "user_info is not of its shape")
        }
        val replacesUser = request.key == USER_INFO && isOther(request.value)
        store[request.key] = request.value
        if (replacesUser) onLogout()
        return Outcome.Reply(JsonObject(emptyMap()))
    }

    private fun isOther(user: JsonElement): Boolean {
        val stored = store[USER_INFO] ?: return false
        return userId(stored) != userId(user)
    }

    private fun userId(user: JsonElement) = (user as? JsonObject)?.text("user_id")

    private fun remove(key: String): Outcome {
        store.remove(key)
        if (key == USER_INFO) onLogout()
        return Outcome.Reply(JsonObject(emptyMap()))
    }
}

/** True for `{ token, phone, user_id, new_guest }` with a token that is not empty. */
private fun isUserInfo(value: JsonElement): Boolean {
    val fields = value as? JsonObject ?: return false
    val newGuest = fields["new_guest"] as? JsonPrimitive
    return !fields.text("token").isNullOrEmpty() &&
        fields.text("phone") != null &&
        fields.text("user_id") != null &&
        newGuest?.isString == false &&
        newGuest.booleanOrNull != null
}
