package cl.luka.shell.core.cache

import cl.luka.shell.core.message.ErrorCode
import cl.luka.shell.core.message.Outcome
import cl.luka.shell.core.message.Request
import kotlinx.serialization.json.JsonObject

/** Answers `localCache` and `allSpCache`. [onLogOut] is called when the person has gone. */
internal class CacheAnswers(private val store: ValueStore, private val onLogOut: () -> Unit) {
    /** The outcome of [request]. Throws an IOException. */
    fun serve(request: Request.LocalCache): Outcome = when (request) {
        is Request.LocalCache.Get -> Outcome.Reply(valueOf(request.key))
        is Request.LocalCache.Put -> put(request)
        is Request.LocalCache.Remove -> remove(request.key)
    }

    /** All that the page has put here; what the shell keeps for itself lies elsewhere. */
    fun all(): Outcome = Outcome.Reply(JsonObject(store.all()))

    private fun valueOf(key: String) = JsonObject(listOfNotNull(store[key]?.let { "value" to it }).toMap())

    private fun put(request: Request.LocalCache.Put): Outcome {
        if (request.key == USER_INFO && !isUserInfo(request.value)) {
            return Outcome.Failure(ErrorCode.INVALID, "user_info is not of its shape")
        }
        store[request.key] = request.value
        return Outcome.Reply(JsonObject(emptyMap()))
    }

    private fun remove(key: String): Outcome {
        store.remove(key)
        if (key == USER_INFO) onLogOut()
        return Outcome.Reply(JsonObject(emptyMap()))
    }
}
