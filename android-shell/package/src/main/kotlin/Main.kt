package cl.luka.shell.packaging

import cl.luka.shell.packaging.dex.bridgeMethodsOf
import cl.luka.shell.packaging.dex.bridgeMethodsOfClasses
import cl.luka.shell.packaging.framework.splitFramework
import cl.luka.shell.packaging.manifest.ManifestMerge
import cl.luka.shell.packaging.sign.SignedKind
import cl.luka.shell.packaging.sign.describeSignature
import cl.luka.shell.packaging.sign.keyFromEnvironment
import cl.luka.shell.packaging.sign.signFile
import java.io.File
import kotlin.system.exitProcess

private const val USAGE =
    """framework JAR CLASSES RESOURCES  what R8 and aapt2 need of Android
manifest OUT APPLICATION_ID NAMESPACE MAIN MORE...   one manifest out of several
sign apk|aab IN OUT             with the key that the environment names: LUKA_SIGN_KEYSTORE, ..._PASSWORD, ..._ALIAS
verify APK                      what Android would say of its signature, one line each
bridge-methods APK|CLASSES.jar  the methods that a page can call, one line each"""

/** What `scripts/apk` needs a JVM for: see [USAGE]. Prints its findings, one a line. */
fun main(args: Array<String>) {
    val rest = args.drop(1)
    when (args.firstOrNull()) {
        "framework" -> splitFramework(File(rest[0]), File(rest[1]), File(rest[2]))
        "manifest" -> mergeManifests(rest)
        "sign" -> sign(rest)
        "verify" -> describeSignature(File(rest[0])).forEach(::println)
        "bridge-methods" -> methodsOf(File(rest[0])).forEach(::println)
        else -> {
            System.err.println(USAGE)
            exitProcess(2)
        }
    }
}

private fun mergeManifests(args: List<String>) {
    val merge = ManifestMerge(applicationId = args[1], namespace = args[2])
    val text = merge.merge(args.drop(3).map { File(it).readText() })
    File(args[0]).writeText(text)
}

private fun sign(args: List<String>) {
    val key = keyFromEnvironment(System.getenv())
    signFile(SignedKind.named(args[0]), File(args[1]) to File(args[2]), key)
}

private fun methodsOf(file: File) =
    if (file.extension == "jar") bridgeMethodsOfClasses(file) else bridgeMethodsOf(file)
