package cl.luka.shell.app.activity

import android.content.Intent
import android.os.Bundle
import cl.luka.shell.app.CurrentActivity
import cl.luka.shell.app.MainActivity
import cl.luka.shell.core.message.ErrorCode

private const val CODES = "activity request codes"
private const val FIELDS = "activity request fields"
private const val NEXT_CODE = "next activity request code"
private const val FIELD_COUNT = 3

/** An activity started for a result; [photo] is the name of the file that it writes to. */
data class ActivityRequest(val kind: Kind, val requestId: String, val photo: String? = null) {
    /** What the activity was started for. */
    enum class Kind {
        /** A photo for `takePhoto`. */
        PHOTO,

        /** A selfie for `liveness`. */
        SELFIE,

        /** A contact for `pickerContact`. */
        CONTACT,

        /** A payment page for `openPayView`. */
        PAYMENT,

        /** The device's lock, for `permission`. */
        LOCK,

        /** A file for a file input of the web app. */
        FILE
    }
}

/**
 * The activities that were started for a result, by request code. No code is used twice, so that a late
 * result of a closed activity is not taken for that of another one. Saved with the activity's state, they
 * survive the process. Main thread only.
 */
class ActivityRequests(private val currentActivity: CurrentActivity) {
    private val open = mutableMapOf<Int, ActivityRequest>()
    private var nextCode = 1

    /** The request ids of all open activities. */
    val requestIds: Set<String> get() = open.values.map(ActivityRequest::requestId).toSet()

    /** Starts [intent] for [request]. Returns null, or the reason why it could not be started. */
    fun start(activity: MainActivity, request: ActivityRequest, intent: Intent): ErrorCode? {
        val code = nextCode++
        open[code] = request
        return failureToStart { activity.startForResult(intent, code) }?.also { open.remove(code) }
    }

    /** Removes and returns the request of [code]; null for a late or unknown result. */
    fun finish(code: Int): ActivityRequest? = open.remove(code)

    /** Closes the activity of [requestId], if it is still open. Any thread. */
    fun close(requestId: String) = currentActivity.post { activity ->
        val codes = open.filterValues { it.requestId == requestId }.keys
        codes.toList().forEach { activity?.finishActivity(it) }
    }

    /** Writes the open requests into [state]. */
    fun save(state: Bundle) {
        state.putInt(NEXT_CODE, nextCode)
        state.putIntArray(CODES, open.keys.toIntArray())
        val fields = open.values.map { arrayListOf(it.kind.name, it.requestId, it.photo.orEmpty()) }
        state.putStringArrayList(FIELDS, ArrayList(fields.flatten()))
    }

    /** Reads what [save] wrote in an earlier process. */
    fun restore(state: Bundle) {
        if (nextCode > 1) return
        nextCode = state.getInt(NEXT_CODE, 1)
        val fields = state.getStringArrayList(FIELDS).orEmpty().chunked(FIELD_COUNT)
        state.getIntArray(CODES)?.toList().orEmpty().zip(fields).forEach { (code, values) ->
            val (kindName, requestId, photo) = values
            val kind = ActivityRequest.Kind.valueOf(kindName)
            open[code] = ActivityRequest(kind, requestId, photo.ifEmpty { null })
        }
    }
}
