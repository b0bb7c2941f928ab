package cl.luka.shell.core.bridge

import cl.luka.shell.core.call.randomToken

/** The secret of the current load of the web app. Any thread. Source: PROTOCOL.md, "Secret". */
internal class LoadSecret {
    /** Null before the first load. */
    @Volatile
    var current: String? = null
        private set

    /** Replaces the secret at the start of a load and returns the new one. */
    fun renew(): String = randomToken().also { current = it }
}
