package cl.luka.shell.desktop.phone

import cl.luka.shell.core.port.Analytics
import java.util.concurrent.CopyOnWriteArrayList
import kotlinx.serialization.json.JsonObject

/** Events are counted nowhere, only written down. */
class EventRecord : Analytics {
    /** All events, in order: name and values. */
    val events = CopyOnWriteArrayList<Pair<String, JsonObject>>()

    override fun track(name: String, values: JsonObject): Boolean = events.add(name to values)
}
