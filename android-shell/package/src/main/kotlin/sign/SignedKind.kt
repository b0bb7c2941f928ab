package cl.luka.shell.packaging.sign

/** What can be signed: a phone installs the one, the store takes the other. In a command it is [word]. */
enum class SignedKind(val word: String) {
    APK("apk"),
    BUNDLE("aab")
}
