package cl.luka.shell.packaging.sign

import cl.luka.shell.packaging.OLDEST_API
import com.android.apksig.ApkVerifier
import java.io.File
import java.security.MessageDigest

/**
 * What Android would say of the signature of [apk]: `verified`, `v1`, `v2`, `v3` with true or false, then an
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
    return facts.map { (name, holds) -> "$name $holds" } +
        result.allErrors.map { "error $it" } +
        result.warnings.map { "warning $it" } +
        result.signerCertificates.map { "signer ${sha256(it.encoded)}" }
}

private fun sha256(bytes: ByteArray): String =
    MessageDigest.getInstance("SHA-256").digest(bytes).joinToString("") { "%02x".format(it) }
