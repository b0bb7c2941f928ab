import type { BrowserContext, ConsoleMessage } from 'playwright-core';

/** Addresses of the export's own world; everything else is somebody else's. */
const ownAddress = /^(http:\/\/127\.0\.0\.1:|file:|data:|blob:|about:)/;

/** Everything that goes wrong in a phone's pages and that no test has asked for. */
export class Complaints {
  private readonly heard: string[] = [];
  private readonly broken: (string | RegExp)[] = [];

  /** Hears script errors, lost promises, console errors (CSP violations among them) and foreign requests. */
  listen(context: BrowserContext): void {
    context.on('weberror', (error) => this.heard.push(`thrown: ${error.error().message}`));
    context.on('console', (message) => this.hearConsole(message));
    context.on('request', (request) => {
      if (!ownAddress.test(request.url())) this.heard.push(`asked: ${request.url()}`);
    });
  }

  /** Lets the loading of addresses that hold this fail without a complaint: the test breaks it. */
  deliberate(address: string | RegExp): void {
    this.broken.push(address);
  }

  /** What was heard so far. */
  all(): readonly string[] {
    return this.heard;
  }

  private hearConsole(message: ConsoleMessage): void {
    const text = message.text();
    const isViolation = /Content Security Policy|Refused to/.test(text);
    if (message.type() !== 'error' && !isViolation) return;
    // The harness's own scripts, in a frame that is allowed none.
    if (text.startsWith('Blocked script execution in')) return;
    const { url } = message.location();
    if (text.startsWith('Failed to load resource') && this.isBroken(url)) return;
    this.heard.push(`console: ${text} (${url})`);
  }

  private isBroken(url: string): boolean {
    return this.broken.some((address) =>
      typeof address === 'string' ? url.includes(address) : address.test(url),
    );
  }
}
