package cl.luka.shell.core.bridge

import cl.luka.shell.core.call.randomToken

/** The secret of the load of the page that is on show. Any thread. Source: PROTOCOL.md, "Secret". */
class LoadSecret(private val random: () -> String = ::randomToken) {
    /** Null before the first load. */
    @Volatile
    var current: String? = null
        private set

    /** A new load begins: its secret, with which that of the older load is worth nothing. */
    fun renew(): String = random().also { current = it }
}
