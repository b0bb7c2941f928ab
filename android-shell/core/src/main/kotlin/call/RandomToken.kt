package cl.luka.shell.core.call

import java.security.SecureRandom

private const val BYTES = 16

/** 32 hexadecimal digits from a secure random source. */
fun randomToken(): String {
    val bytes = ByteArray(BYTES).also(SecureRandom()::nextBytes)
    return bytes.joinToString("") { (it.toInt() and 0xff).toString(16).padStart(2, '0') }
}
