import type { BrowserContext, Request } from 'playwright-core';

/** The requests that are on their way, but for those that `device.setURLBlacklist` names. */
export class Underway {
  private readonly requests = new Set<Request>();
  private readonly waiting = new Set<() => void>();
  private ignored: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('request', (request) => this.requests.add(request));
    context.on('requestfinished', (request) => this.ends(request));
    context.on('requestfailed', (request) => this.ends(request));
  }

  /** Addresses, as regular expressions, whose requests nobody waits for. */
  ignore(patterns: readonly string[]): void {
    this.ignored = patterns.map((pattern) => new RegExp(pattern));
  }

  /** Resolves when none is underway. */
  async none(): Promise<void> {
    while ([...this.requests].some((request) => this.counts(request))) {
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
  }

  private counts(request: Request): boolean {
    return !this.ignored.some((pattern) => pattern.test(request.url()));
  }

  private ends(request: Request): void {
    this.requests.delete(request);
    for (const tell of this.waiting) tell();
    this.waiting.clear();
  }
}
