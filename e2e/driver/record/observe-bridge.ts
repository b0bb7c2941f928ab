import type { BrowserContext } from 'playwright-core';
import * as v from 'valibot';
import { pageScript } from '@/e2e/shared/page-script';
import { bridgeBody } from '@/lib/sandbox/control/traffic';

/** The beginning of the console line by which the page reports a message of the bridge. */
const prefix = 'luka-bridge:';

/** A message of the page to the shell, or of the shell to the page, with its long texts cut. */
type Message = v.InferOutput<typeof bridgeBody>;

/** Calls `listener` with every message between the shell and the pages of its browser, and the page's address. */
export async function observeBridge(
  context: BrowserContext,
  listener: (message: Message, address: string) => void,
): Promise<void> {
  context.on('console', (line) => {
    const text = line.text();
    if (text.startsWith(prefix)) {
      const message = v.parse(bridgeBody, JSON.parse(text.slice(prefix.length)));
      listener(message, line.page()?.url() ?? '');
    }
  });
  const script = pageScript(reportMessages, prefix);
  await context.addInitScript(script);
  for (const page of context.pages()) {
    // The next document of a page that navigates meanwhile runs the script above.
    await page.evaluate(script).catch(() => undefined);
  }
}

/** Reports the messages to the sandbox at `url`, which lists them at `/__sandbox/bridge`. */
export async function reportBridge(context: BrowserContext, url: string): Promise<void> {
  await observeBridge(context, (message) => {
    const sent = fetch(`${url}/__sandbox/bridge`, {
      method: 'POST',
      body: JSON.stringify(message),
    });
    // The server ends before the browser does.
    sent.catch(() => undefined);
  });
}

/** Runs in the page, on its own: wraps the bridge's functions of both sides. */
function reportMessages(start: string): void {
  const bridge = window.androidBridge;
  if (window !== window.top || !bridge || Object.hasOwn(bridge, 'isReported')) return;
  Object.defineProperty(bridge, 'isReported', { value: true });

  function report(from: 'page' | 'shell', message: unknown): void {
    const cut = (key: string, value: unknown) => {
      if (key === 'secret') return undefined;
      if (typeof value !== 'string' || value.length <= 300) return value;
      return `${value.slice(0, 60)}… (${value.length} characters)`;
    };
    let read = message;
    try {
      if (typeof message === 'string') read = JSON.parse(message);
    } catch {
      // A damaged message is reported as it is.
    }
    // biome-ignore lint/suspicious/noConsole: `observeBridge` reads it.
    console.debug(start + JSON.stringify({ from, message: read }, cut));
  }

  const post = bridge.postMessage;
  bridge.postMessage = (text) => {
    report('page', text);
    return post(text);
  };
  for (const name of ['onMessage', 'onChunk'] as const) {
    let listener = window[name];
    const reportAndCall = (message: unknown) => {
      report('shell', message);
      return listener?.(message) ?? false;
    };
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => listener && reportAndCall,
      // The page assigns its own listener again with every call.
      set: (own: typeof listener) => {
        listener = own;
      },
    });
  }
}
