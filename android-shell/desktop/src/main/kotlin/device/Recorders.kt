package cl.luka.shell.desktop.device

import cl.luka.shell.core.navigation.ExternalTarget
import cl.luka.shell.core.port.Analytics
import cl.luka.shell.core.port.ExternalApps
import java.util.concurrent.CopyOnWriteArrayList
import kotlinx.serialization.json.JsonObject

/** Records analytics events instead of sending them. */
class RecordedAnalytics : Analytics {
    /** Name and values of all events, in order. */
    val events = CopyOnWriteArrayList<Pair<String, JsonObject>>()

    override fun track(name: String, values: JsonObject): Boolean = events.add(name to values)
}

/** Records the targets that would be opened in other apps. */
class RecordedExternalApps : ExternalApps {
    /** False for a device on which no app opens anything. */
    @Volatile
    var hasApps = true

    /** All targets, in order. */
    val opened = CopyOnWriteArrayList<ExternalTarget>()

    override fun open(target: ExternalTarget): Boolean = hasApps && opened.add(target)
}
