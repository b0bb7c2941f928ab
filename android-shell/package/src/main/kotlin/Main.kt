package cl.luka.shell.packaging

import cl.luka.shell.packaging.dex.classNames
import cl.luka.shell.packaging.dex.classesOfApk
import cl.luka.shell.packaging.dex.classesOfJar
import cl.luka.shell.packaging.dex.pageMethods
import cl.luka.shell.packaging.framework.splitFramework
import cl.luka.shell.packaging.sign.SignedKind
import cl.luka.shell.packaging.sign.describeSignature
import cl.luka.shell.packaging.sign.keyFromEnvironment
import cl.luka.shell.packaging.sign.signFile
import java.io.File
import kotlin.system.exitProcess

private const val USAGE = """
framework JAR CLASSES RESOURCES  what R8 and aapt2 need of Android
sign apk|aab IN OUT              with the key of LUKA_SIGN_KEYSTORE and its like
verify APK                       what Android would say of the signature
dex APK|JAR                      its classes, and the methods that a page can call
"""

/** What `scripts/apk` needs a JVM for: see [USAGE]. Prints its findings, one a line. */
fun main(args: Array<String>) {
    val rest = args.drop(1)
    when (args.firstOrNull()) {
        "framework" -> splitFramework(File(rest[0]), File(rest[1]), File(rest[2]))
        "sign" -> sign(rest)
        "verify" -> describeSignature(File(rest[0])).forEach(::println)
        "dex" -> describeDex(File(rest[0])).forEach(::println)
        else -> {
            System.err.println(USAGE)
            exitProcess(2)
        }
    }
}

private fun sign(args: List<String>) {
    val key = keyFromEnvironment(System.getenv())
    val kind = SignedKind.entries.first { it.word == args[0] }
    signFile(kind, File(args[1]) to File(args[2]), key)
}

private fun describeDex(file: File): List<String> {
    val classes = if (file.extension == "jar") classesOfJar(file) else classesOfApk(file)
    return classNames(classes).map { "class $it" } + pageMethods(classes).map { "page-method $it" }
}
