package cl.luka.shell.app.pitfall

import android.Manifest
import android.content.ContentProvider
import android.content.ContentValues
import android.database.AbstractCursor
import android.database.Cursor
import android.net.Uri
import cl.luka.shell.app.fake.TestPhone
import cl.luka.shell.app.fake.TestPhone.Companion.json
import cl.luka.shell.app.fake.TestPhone.Companion.text
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonArray
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Robolectric
import org.robolectric.RobolectricTestRunner

private const val COUNT = 50_000

/** The memory that the core uses is measured by `SmsMemoryTest`. */
@RunWith(RobolectricTestRunner::class)
class SmsFloodTest {
    private val phone = TestPhone().load()

    @Before
    fun allow() = TestPhone.grant(Manifest.permission.READ_SMS)

    @Test
    fun `Given 50,000 SMS, each is read once, newest first, and sent in chunks`() {
        val store = Robolectric.buildContentProvider(FloodProvider::class.java).create("sms").get()
        phone.call("smsInfo")
        phone.idle()
        val chunks = phone.webApp.chunks
        assertEquals(COUNT, chunks.last()["total_count"]?.jsonPrimitive?.int)
        val joined = chunks.joinToString("") { it["data"]?.jsonPrimitive?.content.orEmpty() }
        val list = Json.parseToJsonElement(joined).jsonArray
        assertEquals(COUNT, list.size)
        assertEquals("date DESC", store.order)
        assertEquals(COUNT, store.cursor.reads)
        assertTrue(store.cursor.isClosed)
        assertEquals(text("+56900000001"), list[1].jsonObject["address"])
    }

    @Test
    fun `Given each box of messages, it is mapped to its type, and an unknown one to inbox`() {
        val store = Robolectric.buildContentProvider(FloodProvider::class.java).create("sms").get()
        store.cursor.rows = 8
        phone.call("smsInfo")
        val text = checkNotNull(phone.webApp.chunks.first()["data"]).jsonPrimitive.content
        val list = Json.parseToJsonElement(text)
        val expected = listOf("inbox", "inbox", "sent", "draft", "outbox", "failed", "queued", "inbox")
        assertEquals(expected, list.jsonArray.map { it.jsonObject["type"]?.jsonPrimitive?.content })
    }

    @Test
    fun `Given since, the query filters by date`() {
        val store = Robolectric.buildContentProvider(FloodProvider::class.java).create("sms").get()
        phone.call("smsInfo", json("since" to text("2026-01-01T00:00:00Z")))
        assertEquals("date >= ?" to listOf("1767225600000"), store.filter)
    }
}

/** An SMS provider that creates each row when it is read. */
class FloodProvider : ContentProvider() {
    val cursor = FloodCursor()
    var filter: Pair<String?, List<String>?>? = null
    var order: String? = null

    override fun query(u: Uri, p: Array<String>?, s: String?, a: Array<String>?, o: String?): Cursor {
        filter = s to a?.toList()
        order = o
        return cursor
    }

    override fun onCreate() = true

    override fun getType(uri: Uri) = null

    override fun insert(uri: Uri, values: ContentValues?) = null

    override fun delete(uri: Uri, s: String?, a: Array<String>?) = 0

    override fun update(uri: Uri, values: ContentValues?, s: String?, a: Array<String>?) = 0
}

/** Rows of about 300 characters. */
class FloodCursor : AbstractCursor() {
    var reads = 0
    var rows = COUNT

    override fun getCount() = rows

    override fun getColumnNames() = arrayOf("address", "body", "date", "type")

    override fun getString(column: Int): String {
        if (column == 0) reads++
        return if (column == 0) "+569%08d".format(position) else "Hola ".repeat(60)
    }

    override fun getLong(column: Int) = 1_780_000_000_000L - position

    /** The message type: Android's constants begin with 1. */
    override fun getInt(column: Int) = position % 8

    override fun getShort(column: Int): Short = 0

    override fun getFloat(column: Int) = 0f

    override fun getDouble(column: Int) = 0.0

    override fun isNull(column: Int) = false
}
