package cl.luka.shell.packaging.sign

import cl.luka.shell.packaging.OLDEST_API
import com.android.apksig.ApkSigner
import com.android.apksig.ApkVerifier
import com.android.apksig.KeyConfig
import java.io.File
import java.security.KeyStore
import java.security.MessageDigest
import java.security.PrivateKey
import java.security.cert.X509Certificate

/** What can be signed: an APK, or a bundle for the store. */
enum class PackageKind {
    APK,
    AAB;

    /** Parses kinds. */
    companion object {
        /** The kind by its file extension. */
        fun of(extension: String): PackageKind = valueOf(extension.uppercase())
    }
}

/** A private key with its certificate chain. */
class SigningKey(val key: PrivateKey, val certificates: List<X509Certificate>)

/**
 * The key that the [environment] names: `LUKA_SIGN_KEYSTORE` is a PKCS12 or JKS file with the password
 * `LUKA_SIGN_PASSWORD`, `LUKA_SIGN_ALIAS` the key in it, and `LUKA_SIGN_KEY_PASSWORD` that key's own
 * password, if it has one. Passwords are never on a command line, which other processes can read.
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

/**
 * Signs the first of [files] into the second: an APK by the schemes v2 and v3, which suffice for minSdk, a
 * bundle as a JAR, as the store requires.
 */
fun sign(kind: PackageKind, files: Pair<File, File>, key: SigningKey) {
    val isApk = kind == PackageKind.APK
    val config = ApkSigner.SignerConfig.Builder("LUKA", KeyConfig.Jca(key.key), key.certificates).build()
    ApkSigner
        .Builder(listOf(config))
        .setInputApk(files.first)
        .setOutputApk(files.second)
        .setCreatedBy("Luka")
        .setV1SigningEnabled(!isApk)
        .setV2SigningEnabled(isApk)
        .setV3SigningEnabled(isApk)
        .setV4SigningEnabled(false)
        .setMinSdkVersion(OLDEST_API)
        .build()
        .sign()
}

/**
 * Verifies the signature of [apk] as Android does: `verified`, `v1`, `v2`, `v3` with true or false, then an
 * `error`, `warning` or `signer` a line; a signer is the SHA-256 of its certificate.
 */
fun describeSignature(apk: File): List<String> {
    val result = ApkVerifier.Builder(apk).setMinCheckedPlatformVersion(OLDEST_API).build().verify()
    val facts =
        mapOf(
            "verified" to result.isVerified,
            "v1" to result.isVerifiedUsingV1Scheme,
            "v2" to result.isVerifiedUsingV2Scheme,
            "v3" to result.isVerifiedUsingV3Scheme
        )
    return facts.map { (name, isTrue) -> "$name $isTrue" } +
        result.allErrors.map { "error $it" } +
        result.warnings.map { "warning $it" } +
        result.signerCertificates.map { "signer ${sha256(it.encoded)}" }
}

private fun sha256(bytes: ByteArray): String =
    MessageDigest.getInstance("SHA-256").digest(bytes).joinToString("") { "%02x".format(it) }
