import type { Browser, CDPSession } from 'playwright-core';
import type { BridgeClient } from './clients';

/** The stand-in of Android's WebView with a page in it, as the desktop shell has it. */
export interface WebViewPage {
  /** `WebView.evaluateJavascript`: runs a script and returns its value. */
  evaluate(script: string): Promise<unknown>;
  /** A message channel: hands a text to `receiver`, a function of the page, without a script to compile. */
  deliver(receiver: string, text: string): Promise<void>;
  /** Runs a function of the bench in the page. */
  run(work: (count: number) => Promise<unknown>, count?: number): Promise<unknown>;
  /** The processor time of the page's main thread since it was opened, in ms: other work of the machine is not in it. */
  processorTime(): Promise<number>;
  /** Slows the processor down that many times. */
  slowDown(times: number): Promise<void>;
  close(): Promise<void>;
}

const url = 'https://app.luka.local/';
const html = '<!doctype html><head><meta name="bridge-secret" content="0123456789abcdef"></head>';

/** Opens a page with `window.androidBridge` and the client's scripts. */
export async function openWebView(browser: Browser, client: BridgeClient): Promise<WebViewPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(`${url}**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const protocol = await context.newCDPSession(page);
  await protocol.send('Runtime.enable');
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
  await protocol.send('Runtime.addBinding', { name: 'postToShell' });
  await page.addInitScript('globalThis.__name = (target) => target');
  await page.addInitScript('globalThis.androidBridge = { postMessage: postToShell }');
  await page.goto(url);
  for (const script of client.scripts) await page.addScriptTag({ content: script });

  const view: WebViewPage = {
    evaluate: (expression) => evaluate(protocol, expression),
    deliver: createChannel(protocol),
    run: (work, count = 1) => page.evaluate(work, count),
    async processorTime() {
      const { metrics } = await protocol.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    },
    slowDown: async (rate) =>
      void (await protocol.send('Emulation.setCPUThrottlingRate', { rate })),
    close: () => context.close(),
  };
  protocol.on('Runtime.bindingCalled', ({ payload }) => {
    void client.reply(view, JSON.parse(payload));
  });
  return view;
}

async function evaluate(protocol: CDPSession, expression: string): Promise<unknown> {
  const { result } = await protocol.send('Runtime.evaluate', {
    expression,
    returnByValue: true,
    silent: true,
  });
  return result.value;
}

function createChannel(protocol: CDPSession): WebViewPage['deliver'] {
  let receiver: Promise<string | undefined> | undefined;
  return async (expression, text) => {
    receiver ??= protocol
      .send('Runtime.evaluate', { expression })
      .then(({ result }) => result.objectId);
    await protocol.send('Runtime.callFunctionOn', {
      objectId: await receiver,
      functionDeclaration: 'function (text) { this(text); }',
      arguments: [{ value: text }],
      silent: true,
    });
  };
}
