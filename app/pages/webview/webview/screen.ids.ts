/** Element ids, for tests. */
export const ids = {
  frame: 'webview-frame',
  openExternally: 'webview-open-externally',
  retry: 'webview-retry',
  close: 'webview-close',
  refused: 'webview-refused',
  otherWays: 'webview-other-ways',
  demo: 'webview-demo',
  demoSuccess: 'webview-demo-success',
  demoFailure: 'webview-demo-failure',
  demoCancel: 'webview-demo-cancel',
} as const;
