import type { BrowserContext, Request } from 'playwright-core';

/** Something that happened on the phone: when it began, and how long it took, in milliseconds. */
export type LogEntry = { at: number; took?: number; kind: string; text: string };

/** What happened on the phone since the test began: steps, calls, addresses, the console. */
export class DeviceLog {
  private entries: LogEntry[] = [];
  private readonly begun = new Map<Request, number>();

  /** Hears what happens in the pages of a browser. */
  listen(context: BrowserContext): void {
    context.on('console', (message) => this.add(`console.${message.type()}`, message.text()));
    context.on('weberror', (error) => this.add('thrown', String(error.error().stack)));
    context.on('request', (request) => this.begun.set(request, Date.now()));
    context.on('requestfinished', (request) => this.ends(request, 'answered'));
    context.on('requestfailed', (request) =>
      this.ends(request, request.failure()?.errorText ?? 'failed'),
    );
  }

  add(kind: string, text: string, took?: number): void {
    this.entries.push({ at: Date.now() - (took ?? 0), took, kind, text });
  }

  /** Forgets what was before this test. */
  clear(): void {
    this.entries = [];
  }

  /** A line an entry. */
  asText(): string {
    return this.entries
      .map(({ at, kind, text }) => `${new Date(at).toISOString()} ${kind}: ${text}\n`)
      .join('');
  }

  /** The same for chrome://tracing and Perfetto. */
  asTrace(): string {
    const events = this.entries.map(({ at, took, kind, text }) => ({
      name: text,
      cat: kind,
      ph: took === undefined ? 'i' : 'X',
      ts: at * 1000,
      dur: (took ?? 0) * 1000,
      pid: 1,
      tid: kind === 'step' ? 1 : 2,
      s: 't',
    }));
    return JSON.stringify({ traceEvents: events });
  }

  private ends(request: Request, how: string): void {
    const began = this.begun.get(request) ?? Date.now();
    this.begun.delete(request);
    this.add('request', `${request.method()} ${request.url()} ${how}`, Date.now() - began);
  }
}
