package cl.luka.shell.core.bridge

import cl.luka.shell.core.model.Insets

/** What the HTML of a new load of the main frame contains. Source: PROTOCOL.md, "Secret" and "insets". */
data class PageLoad(
    /** The secret of this load. */
    val secret: String,
    /** What the system bars cover, for the first frame; null where it is not known yet. */
    val insets: Insets? = null
)
