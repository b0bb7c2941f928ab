import type { BrowserContext, Page } from 'playwright-core';

/** A text that comes to life wherever it is taken for more than text; the address asks the server for nothing that exists. */
export const hostileText =
  '"><img src="/xss-hit" data-xss onerror="xss()"><script data-xss>xss()</script>';

/** An address that would run in the page that opens it. */
export const hostileAddress = 'javascript:xss()';

declare global {
  interface Window {
    /** Called by whatever has come to life. */
    xss?: () => void;
    xssRan?: boolean;
  }
}

/** Everything that hostile texts achieve in a phone's pages. */
export class Intrusions {
  private readonly seen: string[] = [];

  constructor(private readonly context: BrowserContext) {
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === '/xss-hit') this.seen.push(`loaded ${request.url()}`);
    });
    context.on('dialog', (dialog) => {
      this.seen.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
  }

  /** From now on, what runs in a page of this phone tells so. */
  async watch(): Promise<this> {
    await this.context.addInitScript(() => {
      window.xss = () => {
        window.xssRan = true;
      };
    });
    return this;
  }

  /** What was seen so far, and what the page holds now; `where` tells the reader of a failure. */
  async on(page: Page, where: string): Promise<readonly string[]> {
    const left = await page.evaluate(traces);
    this.seen.push(...left.map((trace) => `${where}: ${trace}`));
    return this.seen;
  }
}

/** Runs in the page: everything that text alone cannot bring about. */
function traces(): string[] {
  const found: string[] = [];
  if (window.xssRan) found.push('a script ran');
  if ('polluted' in Object.prototype) found.push('every object has a new property');
  for (const element of document.querySelectorAll('[data-xss]')) {
    found.push(`element ${element.localName}`);
  }
  const harmless = /^(https?|tel|mailto|blob|file):$|^data:image\//;
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || name === 'srcdoc') found.push(`attribute ${name}`);
      const leads = ['href', 'src', 'action', 'formaction', 'data'].includes(name);
      if (!leads || !URL.canParse(value, document.baseURI)) continue;
      const { protocol, href } = new URL(value, document.baseURI);
      if (!harmless.test(protocol) && !harmless.test(href)) found.push(`${name}=${value}`);
    }
  }
  return found;
}
