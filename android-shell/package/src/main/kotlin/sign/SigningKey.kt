package cl.luka.shell.packaging.sign

import java.io.File
import java.security.KeyStore
import java.security.PrivateKey
import java.security.cert.X509Certificate

/** A private key and the certificates that say whose it is, its own first. */
class SigningKey(val key: PrivateKey, val certificates: List<X509Certificate>)

/**
 * The key that the [environment] names: `LUKA_SIGN_KEYSTORE` is a file, PKCS12 or JKS,
 * `LUKA_SIGN_PASSWORD` opens it, `LUKA_SIGN_ALIAS` is the key in it and `LUKA_SIGN_KEY_PASSWORD` that
 * key's own password, if it has one. Passwords are never on a command line, which others can read.
 */
fun keyFromEnvironment(environment: Map<String, String>): SigningKey {
    fun value(name: String) = requireNotNull(environment[name]) { "$name is not set" }
    val password = value("LUKA_SIGN_PASSWORD").toCharArray()
    val file = File(value("LUKA_SIGN_KEYSTORE"))
    val alias = value("LUKA_SIGN_ALIAS")
    val keyPassword = environment["LUKA_SIGN_KEY_PASSWORD"]?.takeIf(String::isNotEmpty)?.toCharArray()
    val store = KeyStore.getInstance(file, password)
    val key = store.getKey(alias, keyPassword ?: password)
    require(key is PrivateKey) { "$file has no key named $alias" }
    return SigningKey(key, store.getCertificateChain(alias).filterIsInstance<X509Certificate>())
}
