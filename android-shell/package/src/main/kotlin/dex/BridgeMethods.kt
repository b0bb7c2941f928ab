package cl.luka.shell.packaging.dex

import com.android.tools.r8.D8
import com.android.tools.r8.D8Command
import com.android.tools.r8.OutputMode
import java.io.File
import kotlin.io.path.createTempDirectory
import org.jf.dexlib2.AccessFlags
import org.jf.dexlib2.DexFileFactory
import org.jf.dexlib2.Opcodes
import org.jf.dexlib2.iface.ClassDef
import org.jf.dexlib2.iface.Method

private const val ANNOTATION = "Landroid/webkit/JavascriptInterface;"
private const val OLDEST_API = 26

/** The methods of an APK that its page can call, each as name, parameters and return type; sorted. */
fun bridgeMethodsOf(apk: File): List<String> {
    val dex = DexFileFactory.loadDexContainer(apk, Opcodes.forApi(OLDEST_API))
    return dex.dexEntryNames
        .mapNotNull(dex::getEntry)
        .flatMap { it.dexFile.classes }
        .flatMap(::bridgeMethods)
        .sorted()
}

/** The same of the classes in [jar], before anything was shrunk or renamed. */
fun bridgeMethodsOfClasses(jar: File): List<String> {
    val folder = createTempDirectory("luka-dex")
    try {
        val command =
            D8Command
                .builder()
                .addProgramFiles(jar.toPath())
                .setMinApiLevel(OLDEST_API)
                .setDisableDesugaring(true)
                .setOutput(folder, OutputMode.DexIndexed)
                .build()
        D8.run(command)
        val files = folder.toFile().listFiles().orEmpty().toList()
        return files
            .flatMap { DexFileFactory.loadDexFile(it, Opcodes.forApi(OLDEST_API)).classes }
            .flatMap(::bridgeMethods)
            .sorted()
    } finally {
        folder.toFile().deleteRecursively()
    }
}

private fun bridgeMethods(type: ClassDef): List<String> =
    type.methods
        .filter { AccessFlags.PUBLIC.isSet(it.accessFlags) }
        .filter { method -> method.annotations.any { it.type == ANNOTATION } }
        .map(::describe)

private fun describe(method: Method) =
    method.name + method.parameterTypes.joinToString("", "(", ")") + method.returnType
