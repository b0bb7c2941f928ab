import type { BrowserContext, Page, Request } from 'playwright-core';
import type { Path } from '@/lib/api/contract';

/** The requests of a browser context: the API calls so far, and what is pending. */
export class RequestLog {
  /** How many requests have started. */
  started = 0;
  private readonly calls: string[] = [];
  private readonly pending = new Set<Request>();
  private listeners: (() => void)[] = [];

  constructor(context: BrowserContext) {
    context.on('request', (request) => this.start(request));
    context.on('requestfinished', (request) => this.end(request));
    context.on('requestfailed', (request) => this.end(request));
    // The requests of a closed page end without an event.
    const follow = (page: Page) => page.once('close', () => this.end(...this.pending));
    context.pages().forEach(follow);
    context.on('page', follow);
  }

  /** Forgets all requests so far, as of a document that is gone. */
  forget(): void {
    this.calls.length = 0;
    this.pending.clear();
  }

  /** How often an API path has been called. */
  count(path: Path): number {
    return this.calls.filter((call) => call === path).length;
  }

  /** Resolves when a path has been called so often. */
  async waitFor(path: Path, times = 1): Promise<void> {
    while (this.count(path) < times) await this.change();
  }

  /** Resolves when no request is pending except those whose URL matches. */
  async waitUntilIdle(ignored: readonly RegExp[] = []): Promise<void> {
    const counts = (request: Request) => !ignored.some((pattern) => pattern.test(request.url()));
    while ([...this.pending].some(counts)) await this.change();
  }

  private change(): Promise<void> {
    return new Promise((resolve) => this.listeners.push(resolve));
  }

  private start(request: Request): void {
    this.started += 1;
    this.pending.add(request);
    const path = /\/api\/([^?#]+)/.exec(request.url())?.[1];
    if (path) this.calls.push(path);
    this.notify();
  }

  private end(...requests: Request[]): void {
    for (const request of requests) this.pending.delete(request);
    this.notify();
  }

  private notify(): void {
    for (const resolve of this.listeners.splice(0)) resolve();
  }
}
