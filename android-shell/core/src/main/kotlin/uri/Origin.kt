package cl.luka.shell.core.uri

/** The app's own origin. It never changes: the web storage of the user belongs to it. No server has it. */
const val ORIGIN = "https://app.luka.local"
