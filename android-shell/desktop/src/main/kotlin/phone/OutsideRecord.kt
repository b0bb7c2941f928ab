package cl.luka.shell.desktop.phone

import cl.luka.shell.core.outside.OutsideTarget
import cl.luka.shell.core.port.OutsideApps
import java.util.concurrent.CopyOnWriteArrayList

/** The other apps: none is started, what would have been is written down. */
class OutsideRecord : OutsideApps {
    /** False for a phone on which no app takes anything. */
    @Volatile
    var hasApps = true

    /** All that was opened, in order. */
    val opened = CopyOnWriteArrayList<OutsideTarget>()

    override fun open(target: OutsideTarget): Boolean = hasApps && opened.add(target)
}
