import type { BrowserContext, ConsoleMessage } from 'playwright-core';

/** Addresses of the export itself; all others are third parties. */
const ownAddress = /^(http:\/\/127\.0\.0\.1:|file:|data:|blob:|about:)/;

/** Collects the errors in the pages of a browser context that no test has announced. */
export class ErrorCollector {
  readonly errors: string[] = [];
  private readonly expected: string[] = [];

  /** Records exceptions, rejected promises, console errors, CSP violations and third-party requests. */
  listen(context: BrowserContext): void {
    context.on('weberror', (error) => this.errors.push(`thrown: ${error.error().message}`));
    context.on('console', (message) => this.readConsole(message));
    context.on('request', (request) => {
      if (!ownAddress.test(request.url())) this.errors.push(`requested: ${request.url()}`);
    });
  }

  /** Ignores addresses that fail to load and contain this. */
  expectLoadErrors(address: string): void {
    this.expected.push(address);
  }

  private readConsole(message: ConsoleMessage): void {
    const text = message.text();
    const isViolation = /Content Security Policy|Refused to/.test(text);
    if (message.type() !== 'error' && !isViolation) return;
    // The test's own scripts, in a frame that allows none.
    if (text.startsWith('Blocked script execution in')) return;
    const { url } = message.location();
    // A page from a folder loads its fonts with its styles, not ahead of them.
    if (/^Access to font at 'file:/.test(text)) return;
    if (text.startsWith('Failed to load resource') && this.isExpected(url)) return;
    this.errors.push(`console: ${text} (${url})`);
  }

  private isExpected(url: string): boolean {
    if (/^file:.*\.woff2$/.test(url)) return true;
    return this.expected.some((address) => url.includes(address));
  }
}
