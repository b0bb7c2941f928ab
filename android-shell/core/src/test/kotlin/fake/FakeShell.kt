package cl.luka.shell.core.fake

import cl.luka.shell.core.asset.OneShotFiles
import cl.luka.shell.core.bridge.Bridge
import cl.luka.shell.core.bridge.BridgeParts
import cl.luka.shell.core.bridge.Stores
import cl.luka.shell.core.outside.OutsideTarget
import cl.luka.shell.core.port.Cancellable
import cl.luka.shell.core.port.Ports
import cl.luka.shell.core.shape.PersonResult
import cl.luka.shell.core.shape.PhotoType
import cl.luka.shell.core.shape.Place
import java.io.File
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonNull
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive

/** A whole bridge over fakes; [folder] is the phone's disk, which outlives it. */
class FakeShell(
    private val folder: File,
    val kept: FakeKeptStore = FakeKeptStore(),
    val loop: FakeLoop = FakeLoop(),
    inFlight: Set<String> = emptySet()
) {
    val page = FakePage()
    val phone = FakePhone()
    val permissions = FakePermissions()
    val screens = FakeScreens()
    val cache = FakeValueStore()
    val answered = FakeValueStore()
    val photos = OneShotFiles(File(folder, "once")) { loop.now }
    val opened = mutableListOf<OutsideTarget>()
    val tracked = mutableListOf<String>()
    var hasApps = true
    var searches = mutableListOf<(Place?) -> Unit>()
    var endedSearches = 0
    val bridge = Bridge(parts())
    var secret = bridge.beginLoad()
        private set
    private var taken = 0

    init {
        bridge.start(inFlight)
        loop.run()
    }

    /** The page posts [event] under [id]; [more] are further fields. */
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

    fun finish(ticket: String, result: PersonResult) {
        bridge.finish(ticket, result)
        loop.run()
    }

    fun reload() {
        secret = bridge.beginLoad()
        loop.run()
    }

    /** A picture that a camera has left. */
    fun shot(bytes: String = "picture"): PersonResult.Shot {
        val file = File(folder, "shot-${taken++}.jpg").apply { writeText(bytes) }
        return PersonResult.Shot(file, PhotoType.JPEG, 4000, 3000)
    }

    private fun parts() = BridgeParts(
        ports =
            Ports(
                page = page,
                phone = phone,
                permissions = permissions,
                screens = screens.ports,
                places = { found ->
                    searches += found
                    Cancellable { endedSearches += 1 }
                },
                outside = { target -> hasApps.also { opened += target } },
                analytics = { name, _ -> tracked.add(name) }
            ),
        loop = loop,
        stores = Stores(cache, answered, kept),
        photos = photos,
        origin = ORIGIN,
        clock = loop::now
    )

    companion object {
        const val ORIGIN = "https://app.luka.local"

        /** A JSON object of texts and other primitives. */
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
