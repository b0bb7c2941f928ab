package cl.luka.shell.desktop.view

/** The name under which Chromium gives our function to a frame, for a moment. */
internal const val BINDING = "__bridgePost"

/**
 * Runs in every frame before anything else, strangers' frames too, as `addJavascriptInterface` reaches
 * every frame: what keeps them out is the secret. The plain function is taken away, and
 * `window.androidBridge` is there.
 */
internal const val BRIDGE_SCRIPT = """(() => {
  const post = globalThis.$BINDING;
  delete globalThis.$BINDING;
  if (!post || globalThis.androidBridge) return;
  Object.defineProperty(globalThis, 'androidBridge', {
    value: { postMessage(text) { post(String(text)); } },
    configurable: true,
    writable: true,
  });
})()"""
