package cl.luka.shell.core.asset

/** What a frame asks for; [range] is the header of that name. */
data class AssetRequest(
    val url: String,
    val isMainFrame: Boolean = false,
    val method: String = "GET",
    val range: String? = null
)
