package cl.luka.shell.core.fake

import cl.luka.shell.core.asset.OneShotFiles
import cl.luka.shell.core.bridge.Bridge
import cl.luka.shell.core.bridge.Stores
import cl.luka.shell.core.model.Haptic
import cl.luka.shell.core.model.PhotoType
import cl.luka.shell.core.model.Position
import cl.luka.shell.core.model.UserActionResult
import cl.luka.shell.core.port.Cancellable
import cl.luka.shell.core.port.Ports
import java.io.File
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** A complete bridge over fakes; [folder] is the disk, which survives it. */
class FakeShell(
    private val folder: File,
    pendingResults: FakePendingResultStore = FakePendingResultStore(),
    val loop: FakeEventLoop = FakeEventLoop(),
    inFlight: Set<String> = emptySet()
) {
    val webApp = FakeWebApp()
    val device = FakeDevice()
    val permissions = FakePermissions()
    val screens = FakeScreens()
    val cache = FakeKeyValueStore()
    val permissionHistory = FakeKeyValueStore()
    val photos = OneShotFiles(File(folder, "once")) { loop.now }

    /** The files in the folder of the camera. */
    val cameraFiles = OneShotFiles(File(folder, "camera")) { loop.now }
    val system = FakeSystemScreens()
    val haptics = mutableListOf<Haptic>()
    var searches = mutableListOf<(Position?) -> Unit>()
    var cancelledSearches = 0
    val bridge =
        Bridge(
            ports =
                Ports(
                    mainFrame = webApp,
                    device = device,
                    permissions = permissions,
                    screens = screens,
                    location = { onFound ->
                        searches += onFound
                        Cancellable { cancelledSearches += 1 }
                    },
                    externalApps = { true },
                    system = system,
                    haptics = { haptics += it },
                    analytics = { _, _ -> true }
                ),
            loop = loop,
            stores = Stores(cache, permissionHistory, pendingResults, cameraFiles),
            photos = photos,
            clock = loop::now
        )
    var secret = bridge.beginLoad().secret
        private set
    private var photoCount = 0

    init {
        bridge.start(inFlight)
        loop.run()
    }

    /** The web app posts [event] with the callback id [id]; [more] are further fields. */
    fun post(event: String, id: String, data: JsonElement? = null, vararg more: Pair<String, JsonElement>) {
        val fields =
            listOf("event" to JsonPrimitive(event), "callbackId" to JsonPrimitive(id), *more) +
                listOf("data" to (data ?: JsonNull), "secret" to JsonPrimitive(secret))
        postRaw(JsonObject(fields.toMap()).toString())
    }

    fun postRaw(text: String) {
        bridge.receive(text)
        loop.run()
    }

    fun finish(requestId: String, result: UserActionResult) {
        bridge.finish(requestId, result)
        loop.run()
    }

    fun reload() {
        secret = bridge.beginLoad().secret
        loop.run()
    }

    /** The result of a camera that has taken a photo. */
    fun photo(bytes: String = "picture"): UserActionResult.PhotoTaken {
        val file = File(folder, "photo-${photoCount++}.jpg").apply { writeText(bytes) }
        return UserActionResult.PhotoTaken(file, PhotoType.JPEG, 4000, 3000)
    }

    companion object {
        /** A JSON object of strings and other primitives. */
        fun json(vararg fields: Pair<String, Any?>): JsonObject = JsonObject(
            fields.associate { (name, value) ->
                name to
                    when (value) {
                        is JsonElement -> value
                        is Boolean -> JsonPrimitive(value)
                        is Number -> JsonPrimitive(value)
                        else -> value?.let { JsonPrimitive(it.toString()) } ?: JsonNull
                    }
            }
        )
    }
}
