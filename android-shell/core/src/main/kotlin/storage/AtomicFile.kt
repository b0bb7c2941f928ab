package cl.luka.shell.core.storage

import java.io.File
import java.io.FileOutputStream
import java.io.IOException
import java.nio.file.Files
import java.nio.file.StandardCopyOption

/**
 * Writes [text] to [file] atomically: if the process dies meanwhile, the file has either the old text or the
 * new one. Throws an IOException.
 */
internal fun writeAtomically(file: File, text: String) {
    val next = File(file.path + ".next")
    file.absoluteFile.parentFile?.mkdirs()
    FileOutputStream(next).use {
        it.write(text.toByteArray())
        it.fd.sync()
    }
    Files.move(next.toPath(), file.toPath(), StandardCopyOption.ATOMIC_MOVE)
}

/** The text of the file; null where it does not exist or cannot be read. */
internal fun File.readTextOrNull(): String? = try {
    readText()
} catch (_: IOException) {
    null
}
