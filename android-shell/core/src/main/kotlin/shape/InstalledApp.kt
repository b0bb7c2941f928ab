package cl.luka.shell.core.shape

import kotlinx.serialization.Serializable

/** An app on the phone; instants as [isoInstant] writes them. */
@Serializable
data class InstalledApp(
    val packageName: String,
    val appName: String,
    val versionName: String,
    val firstInstall: String,
    val lastUpdate: String,
    /** True for one that came with the phone. */
    val system: Boolean
)
