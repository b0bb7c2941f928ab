package cl.luka.shell.app.screen

import android.content.ActivityNotFoundException
import android.content.Intent
import android.os.Bundle
import cl.luka.shell.app.MainActivity
import cl.luka.shell.app.Stage
import cl.luka.shell.core.message.ErrorCode

private const val CODES = "errand codes"
private const val FIELDS = "errand fields"
private const val NEXT = "errand next"

/**
 * The screens that are open in front of the page, each under a request code that no other ever had: a late
 * result of a closed one is nobody else's. With the activity's state they outlive the process. Main
 * thread only.
 */
class Errands(private val stage: Stage) {
    private val open = mutableMapOf<Int, Errand>()
    private var next = 1

    /** The tickets of all that are open. */
    val tickets: Set<String> get() = open.values.map(Errand::ticket).toSet()

    /** Opens [intent] for [errand]; null, or why it could not be opened. */
    fun start(activity: MainActivity, errand: Errand, intent: Intent): ErrorCode? {
        val code = next++
        return try {
            open[code] = errand
            activity.openForResult(intent, code)
            null
        } catch (_: ActivityNotFoundException) {
            open.remove(code)
            ErrorCode.UNAVAILABLE
        } catch (_: SecurityException) {
            open.remove(code)
            ErrorCode.DENIED
        }
    }

    /** The errand of [code] is over; null for one that nobody waits for. */
    fun end(code: Int): Errand? = open.remove(code)

    /** Closes the screen of [ticket], if it is still open. Any thread. */
    fun close(ticket: String) = stage.run { activity ->
        val codes = open.filterValues { it.ticket == ticket }.keys
        codes.toList().forEach { activity?.finishActivity(it) }
    }

    /** Writes into [state] what is open. */
    fun save(state: Bundle) {
        state.putInt(NEXT, next)
        state.putIntArray(CODES, open.keys.toIntArray())
        val fields = open.values.map { arrayListOf(it.kind.name, it.ticket, it.photo.orEmpty()) }
        state.putStringArrayList(FIELDS, ArrayList(fields.flatten()))
    }

    /** Reads what [save] wrote in a process before this one. */
    fun restore(state: Bundle) {
        if (next > 1) return
        next = state.getInt(NEXT, 1)
        val fields = state.getStringArrayList(FIELDS).orEmpty().chunked(FIELDS_EACH)
        state.getIntArray(CODES)?.toList().orEmpty().zip(fields).forEach { (code, values) ->
            val (kind, ticket, photo) = values
            open[code] = Errand(ErrandKind.valueOf(kind), ticket, photo.ifEmpty { null })
        }
    }

    private companion object {
        const val FIELDS_EACH = 3
    }
}
