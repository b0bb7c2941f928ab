package cl.luka.shell.core.message

/** Longer texts are no message with a code. */
private const val MAX_LENGTH = 2_000

private val digits = Regex("[0-9]+")
private val groups = Regex("[0-9]+(?:[ \u00a0-][0-9]+)*")

/**
 * The code of [length] digits in [text], such as a copied message: also where it is written in groups. Null
 * where there is none, or more than one.
 */
internal fun codeInText(text: CharSequence, length: Int): String? {
    val start = text.take(MAX_LENGTH)
    return codesIn(start, digits, length).ifEmpty { codesIn(start, groups, length) }.singleOrNull()
}

private fun codesIn(text: CharSequence, pattern: Regex, length: Int): Set<String> =
    pattern.findAll(text).map { it.value.filter { char -> char in '0'..'9' } }
        .filter { it.length == length }.toSet()
