/** Element ids of the webview screen, for tests. */
export const ids = {
  frame: 'webview-frame',
  outside: 'webview-outside',
  retry: 'webview-retry',
  close: 'webview-close',
  refused: 'webview-refused',
  demo: 'webview-demo',
  demoSuccess: 'webview-demo-success',
  demoFailure: 'webview-demo-failure',
  demoCancel: 'webview-demo-cancel',
} as const;
