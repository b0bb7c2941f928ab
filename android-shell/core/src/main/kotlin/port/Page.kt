package cl.luka.shell.core.port

/** The web view's main frame. */
fun interface Page {
    /**
     * Runs [script] and calls [returned] with its value as JSON (`null` too where it threw or there
     * is no page), from any thread. `WebView.evaluateJavascript` does just that.
     */
    fun evaluate(script: String, returned: (String?) -> Unit)
}
