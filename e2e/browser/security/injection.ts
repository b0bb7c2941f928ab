import type { BrowserContext, Page } from '@playwright/test';

/** Markup that runs a script, loads an image and adds elements where it is rendered as HTML. */
export const hostileText =
  '"><img src="/xss-hit" data-xss onerror="xss()"><script data-xss>xss()</script>';

/** The same for a text that may not be long. */
export const shortHostileText = '<b data-xss>';

/** An address that runs a script where it is opened. */
export const hostileAddress = 'javascript:xss()';

declare global {
  interface Window {
    /** Called by every hostile text and address that runs. */
    xss?: () => void;
    xssRan?: boolean;
  }
}

/** Finds the effects of hostile texts in the pages of a browser context. */
export class InjectionDetector {
  private readonly found: string[] = [];

  private constructor(context: BrowserContext) {
    context.on('request', (request) => {
      if (new URL(request.url()).pathname === '/xss-hit')
        this.found.push(`loaded ${request.url()}`);
    });
    context.on('dialog', (dialog) => {
      this.found.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
  }

  /** Watches the pages that are opened from now on. */
  static async watch(context: BrowserContext): Promise<InjectionDetector> {
    await context.addInitScript(() => {
      window.xss = () => {
        window.xssRan = true;
      };
    });
    return new InjectionDetector(context);
  }

  /** The effects so far, with those in the page's document now; `label` marks the latter. */
  async findIn(page: Page, label: string): Promise<readonly string[]> {
    const effects = await page.evaluate(findEffects);
    this.found.push(...effects.map((effect) => `${label}: ${effect}`));
    return this.found;
  }
}

/** Runs in the page: what a text alone cannot cause. */
function findEffects(): string[] {
  const found: string[] = [];
  if (window.xssRan) found.push('a script ran');
  if ('polluted' in Object.prototype) found.push('Object.prototype is polluted');
  for (const element of document.querySelectorAll('[data-xss]')) {
    found.push(`element ${element.localName}`);
  }
  const harmless = /^(https?|tel|mailto|blob|file):$|^data:image\//;
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || name === 'srcdoc') found.push(`attribute ${name}`);
      const isAddress = ['href', 'src', 'action', 'formaction', 'data'].includes(name);
      if (!isAddress || !URL.canParse(value, document.baseURI)) continue;
      const { protocol, href } = new URL(value, document.baseURI);
      if (!harmless.test(protocol) && !harmless.test(href)) found.push(`${name}=${value}`);
    }
  }
  return found;
}
