package cl.luka.shell.packaging.framework

import java.io.File
import java.net.URI
import java.nio.file.FileSystems
import java.nio.file.Files
import java.util.zip.CRC32
import java.util.zip.ZipEntry
import java.util.zip.ZipFile
import java.util.zip.ZipOutputStream
import kotlin.io.path.extension

private val publicPackages = listOf("android/", "dalvik/", "org/json/", "org/xmlpull/")
private val resources = setOf("resources.arsc", "AndroidManifest.xml")

/**
 * Extracts from [framework], the jar of the Android framework, the classes that an app may use into
 * [classes], for R8, and its resources into [resourceTable], for aapt2. The other classes are libraries,
 * such as Kotlin, that an app packs itself, and internals. The Java classes, which the jar lacks, are
 * copied from this JDK.
 */
fun splitFramework(framework: File, classes: File, resourceTable: File) {
    ZipFile(framework).use { source ->
        writeZip(classes) { out ->
            source.copyTo(out) { name ->
                name.endsWith(".class") && publicPackages.any(name::startsWith)
            }
            copyJavaClasses(out)
        }
        writeZip(resourceTable) { out -> source.copyTo(out) { it in resources } }
    }
}

private fun writeZip(target: File, write: (ZipOutputStream) -> Unit) =
    ZipOutputStream(target.outputStream().buffered()).use(write)

private fun ZipFile.copyTo(out: ZipOutputStream, matches: (String) -> Boolean) {
    for (entry in entries()) {
        if (matches(entry.name)) out.add(entry.name, getInputStream(entry).use { it.readBytes() })
    }
}

private fun copyJavaClasses(out: ZipOutputStream) {
    val module = FileSystems.getFileSystem(URI("jrt:/")).getPath("modules", "java.base")
    for (top in listOf("java", "javax")) {
        Files.walk(module.resolve(top)).use { paths ->
            paths
                .filter { it.extension == "class" }
                .forEach { out.add(module.relativize(it).toString(), Files.readAllBytes(it)) }
        }
    }
}

/** Uncompressed: the file is read often and never sent. */
private fun ZipOutputStream.add(name: String, bytes: ByteArray) {
    val entry =
        ZipEntry(name).apply {
            method = ZipEntry.STORED
            size = bytes.size.toLong()
            crc = CRC32().apply { update(bytes) }.value
        }
    putNextEntry(entry)
    write(bytes)
    closeEntry()
}
