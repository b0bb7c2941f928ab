package cl.luka.shell.packaging.sign

import cl.luka.shell.packaging.OLDEST_API
import com.android.apksig.ApkSigner
import com.android.apksig.KeyConfig
import java.io.File

/**
 * Signs the first of [files] into the second. An APK is signed by the schemes v2 and v3, as no Android that
 * it installs on needs more; a bundle as a JAR, which is what the store reads.
 */
fun signFile(kind: SignedKind, files: Pair<File, File>, key: SigningKey) {
    val isApk = kind == SignedKind.APK
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
