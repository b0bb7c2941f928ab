package cl.luka.shell.core.navigation

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource

class IntentUriTest {
    private val links = ExternalLinkPolicy()
    private val opened = mutableListOf<String>()

    @Test
    fun `Given an intent with package and fallback, the target is rebuilt from these alone`() {
        val uri =
            "intent://send?phone=56911111111#Intent;scheme=whatsapp;package=com.whatsapp;" +
                "action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;" +
                "S.browser_fallback_url=https%3A%2F%2Fwa.me%2F56911111111;end"
        val expected =
            ExternalTarget(
                ExternalAction.VIEW,
                "whatsapp://send?phone=56911111111",
                packageName = "com.whatsapp",
                fallback = ExternalTarget(ExternalAction.VIEW, "https://wa.me/56911111111")
            )
        assertEquals(expected, links.targetOf(uri))
    }

    @Test
    fun `Given an intent with only a scheme, the target is that of the scheme`() {
        val target = links.targetOf("intent:+56911111111#Intent;scheme=tel;end")
        assertEquals(ExternalTarget(ExternalAction.DIAL, "tel:+56911111111"), target)
    }

    @ParameterizedTest
    @ValueSource(
        strings = [
            "intent://a.cl/#Intent;scheme=https;component=cl.luka.app/.MainActivity;end",
            "intent://a.cl/#Intent;scheme=https;SEL;component=a/b;end",
            "intent://a.cl/#Intent;scheme=https;launchFlags=0x3;end",
            "intent://a.cl/#Intent;scheme=https;S.android.intent.extra.STREAM=file:///data;end",
            "intent://a.cl/#Intent;scheme=https;type=text/html;end",
            "intent://a.cl/#Intent;scheme=https;identifier=a;end",
            "intent://a.cl/#Intent;scheme=https;sourceBounds=1;end",
            "intent://a.cl/#Intent;scheme=https;category=android.intent.category.LAUNCHER;end",
            "intent://a.cl/#Intent;scheme=https;action=android.intent.action.CALL;end",
            "intent:133#Intent;scheme=tel;action=android.intent.action.CALL;end",
            "intent://a.cl/#Intent;scheme=https;package=a;end",
            "intent://a.cl/#Intent;scheme=https;package=;end",
            "intent://a.cl/#Intent;scheme=https;scheme=tel;end",
            "intent://a.cl/#Intent;scheme=file;end",
            "intent://a.cl/#Intent;scheme=javascript;end",
            "intent://a.cl/#Intent;scheme=content;end",
            "intent://a.cl/#Intent;scheme=intent;end",
            "intent://app.luka.local/#Intent;scheme=https;end",
            "intent://a.cl/#Intent;package=com.whatsapp;end",
            "intent://a.cl/#Intent;end",
            "intent://a.cl/#Intent;scheme=https;",
            "intent://a.cl/#Intent;scheme=https;end;end",
            "intent://a.cl/#x#Intent;scheme=https;end",
            "intent://a.cl/#Intent;scheme=https;#Intent;component=a/b;end",
            "intent://a.cl/#Intent;scheme=https;S.browser_fallback_url=javascript:alert(1);end",
            "intent://a.cl/#Intent;scheme=https;S.browser_fallback_url=intent:%23Intent;end",
            "intent://a.cl/#Intent;scheme=https;S.browser_fallback_url=http://a.cl;end",
            "intent://a.cl/#Intent;scheme=https;S.browser_fallback_url=%zz;end",
            "intent://a.cl/#Intent;Scheme=https;end",
            "intent://a.cl/#Intent;=https;end",
            "intent:",
            "intent://a.cl/"
        ]
    )
    fun `Given an intent with any other or a missing field, there is no target`(uri: String) {
        assertNull(links.targetOf(uri))
    }

    @Test
    fun `Given no app for the intent, its fallback opens`() {
        val externalLinks =
            ExternalLinks { target ->
                opened += target.uri
                target.uri.startsWith("https:")
            }
        val fallback = "S.browser_fallback_url=https://wa.me/1"
        assertEquals(true, externalLinks.open("intent://send#Intent;scheme=whatsapp;$fallback;end"))
        assertEquals(listOf("whatsapp://send", "https://wa.me/1"), opened)
        assertEquals(false, externalLinks.open("tel:133"))
        assertNull(externalLinks.open("file:///a"))
    }
}
