package cl.luka.shell.core.navigation

import java.io.File
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.ValueSource

private const val LOANS = "luka://app/pages/my-loan/my-loan"

class DeepLinksTest {
    @ParameterizedTest
    @ValueSource(
        strings = [
            "/pages/my-loan/my-loan", "/pages/settings/page_native_test",
            "/pages/account/get-code-page/get-code-page",
            "/pages/order-detail/order-detail?order_no=26100482", "/pages/policy/policy?type=faq&q=",
            "/pages/policy/policy?q=A+%C3%B1%20%25+~*._-"
        ]
    )
    fun `Given a link to a screen, the route of that screen is returned`(route: String) {
        assertEquals(route, DeepLinks.routeOf("luka://app$route"))
    }

    @Test
    fun `Given every route of the app, a link opens it, except the one that frames foreign sites`() {
        val table = File(System.getProperty("bridge.cases"), "../../router/route-path.gen.ts").readText()
        val routes = Regex("'(/[^']*)'").findAll(table).map { it.groupValues[1] }.toList()
        assertTrue(routes.size > 30)
        val closed = routes.filter { DeepLinks.routeOf("luka://app$it") != it }
        assertEquals(listOf("/pages/webview/webview"), closed)
    }

    @ParameterizedTest
    @ValueSource(strings = ["luka://app", "luka://app/"])
    fun `Given a link without a path, the route is Home`(link: String) {
        assertEquals("/", DeepLinks.routeOf(link))
    }

    @ParameterizedTest
    @ValueSource(
        strings = [
            // Another scheme or host, or ours in another spelling.
            "", "luka:", "luka:/pages/my-loan/my-loan", "luka:///pages/my-loan/my-loan", "luka://",
            "/pages/a/a", "luka://App/pages/my-loan/my-loan", "LUKA://app/pages/my-loan/my-loan",
            " $LOANS", "$LOANS ", "$LOANS\n", "https://app.luka.local/#/pages/my-loan/my-loan",
            "https://evil.cl/", "intent://app/pages/a/a#Intent;end", "javascript:alert(1)",
            "luka:javascript:alert(1)", "file:///data/x", "content://sms/inbox",
            "luka://application/pages/a/a", "luka://app.evil.cl/pages/a/a", "luka://app:443/pages/a/a",
            "luka://app@evil.cl/pages/a/a", "luka://x@app/pages/a/a", "luka://app\\@evil.cl/pages/a/a",
            // Paths that no route has.
            "luka://app//pages/a/a", "luka://app//evil.cl/pages/a/a", "luka://app/https://evil.cl/",
            "luka://app/pages", "luka://app/pages/", "luka://app/pages/a", "luka://app/pages/a/a/",
            "luka://app/pages/a//a", "luka://app/pages/a/a/a/a", "luka://app/Pages/a/a",
            "luka://app/pages/A/a", "luka://app/pages/../a", "luka://app/pages/./a",
            "luka://app/pages/a/..%2f..%2fa", "luka://app/pages/a%2fa/a", "luka://app/pages/a%252fa/a",
            "luka://app/%70ages/a/a", "luka://app/pages\\a\\a", "luka://app/pages/a/a;b",
            "luka://app/pages/a/a\u0000", "luka://app/pages/a/\u202ea", "luka://app/pages/\u0430/a",
            "luka://app/index.html", "luka://app/_next/static/a.js", "luka://app/__sandbox/reset",
            // A fragment, or an ambiguous query.
            "luka://app#/pages/my-loan/my-loan", "luka://app/#/pages/my-loan/my-loan", "$LOANS#x",
            "$LOANS?a=1#x", "luka://app?a=1", "luka://app/?scenario=overdue", "$LOANS?", "$LOANS?a",
            "$LOANS?=1", "$LOANS?a=1&", "$LOANS?a=1&a=2", "$LOANS?A=1", "$LOANS?a=1;b=2",
            "$LOANS?a=1?b=2", "$LOANS?a=/x", "$LOANS?__proto__=1", "$LOANS?a[]=1", "$LOANS?a=%",
            "$LOANS?a=%g0", "$LOANS?a=%ff", "$LOANS?a=%c0%ae", "$LOANS?a=%ed%a0%80", "$LOANS?a=%00",
            "$LOANS?a=%0d%0a", "$LOANS?a=%c2%85", "$LOANS?a=<b>", "$LOANS?a=\"", "$LOANS?a='",
            // The route that frames other sites.
            "luka://app/pages/webview/webview",
            "luka://app/pages/webview/webview?url=https%3A%2F%2Fevil.cl"
        ]
    )
    fun `Given any other link, there is no route`(link: String) {
        assertNull(DeepLinks.routeOf(link))
    }

    @Test
    fun `Given a link over the maximum length, there is no route`() {
        val start = "$LOANS?a="
        assertEquals("/pages", DeepLinks.routeOf(start + "a".repeat(2_048 - start.length))?.take(6))
        assertNull(DeepLinks.routeOf(start + "a".repeat(2_049 - start.length)))
        assertNull(DeepLinks.routeOf("luka://app" + "/a".repeat(1_000_000)))
    }

    @Test
    fun `Given the intent filter, it matches all links with our scheme and host and no others`() {
        for (link in listOf(LOANS, "luka://app", "luka://app?a\n", "luka://app#x")) {
            assertTrue(DeepLinks.matchesFilter(link), link)
        }
        for (link in listOf("luka://evil/", "luka://apps/", "https://app/", "luka:app")) {
            assertFalse(DeepLinks.matchesFilter(link), link)
        }
    }
}
