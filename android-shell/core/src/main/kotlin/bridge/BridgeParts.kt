package cl.luka.shell.core.bridge

import cl.luka.shell.core.asset.OneShotFiles
import cl.luka.shell.core.cache.ValueStore
import cl.luka.shell.core.kept.KeptStore
import cl.luka.shell.core.port.Loop
import cl.luka.shell.core.port.Ports

/** What a bridge is made of. */
data class BridgeParts(
    val ports: Ports,
    val loop: Loop,
    val stores: Stores,
    val photos: OneShotFiles,
    /** The app's own origin, which the shell itself serves. */
    val origin: String,
    /** Milliseconds since 1970. */
    val clock: () -> Long = System::currentTimeMillis,
    val secret: LoadSecret = LoadSecret()
)

/** What outlives the process. */
data class Stores(
    /** The page's own values. */
    val cache: ValueStore,
    /** What the shell remembers of its questions: not the page's. */
    val permissions: ValueStore,
    val kept: KeptStore
)
