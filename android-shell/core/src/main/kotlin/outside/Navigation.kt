package cl.luka.shell.core.outside

/** A frame is about to go to [url]; [hasGesture] if the person touched the screen for it. */
data class Navigation(val url: String, val isMainFrame: Boolean, val hasGesture: Boolean)
