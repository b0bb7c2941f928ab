import type { BrowserContext, Request } from 'playwright-core';

/** An event on the phone: its start, and its duration in ms where it has one. */
type LogEntry = { at: number; duration?: number; kind: string; text: string };

/** The events of the running test: steps, requests, errors, the console. */
export class DeviceLog {
  private entries: LogEntry[] = [];
  private readonly starts = new Map<Request, number>();

  listen(context: BrowserContext): void {
    context.on('console', (message) => this.add(`console.${message.type()}`, message.text()));
    context.on('weberror', (error) => this.add('thrown', String(error.error().stack)));
    context.on('request', (request) => this.starts.set(request, Date.now()));
    context.on('requestfinished', (request) => this.endRequest(request, 'finished'));
    context.on('requestfailed', (request) =>
      this.endRequest(request, request.failure()?.errorText ?? 'failed'),
    );
  }

  add(kind: string, text: string, duration?: number): void {
    this.entries.push({ at: Date.now() - (duration ?? 0), duration, kind, text });
  }

  clear(): void {
    this.entries = [];
  }

  /** One line for each entry. */
  asText(): string {
    return this.entries
      .map(({ at, kind, text }) => `${new Date(at).toISOString()} ${kind}: ${text}\n`)
      .join('');
  }

  /** The format of chrome://tracing and Perfetto. */
  asTrace(): string {
    const traceEvents = this.entries.map(({ at, duration, kind, text }) => ({
      name: text,
      cat: kind,
      ph: duration === undefined ? 'i' : 'X',
      ts: at * 1000,
      dur: (duration ?? 0) * 1000,
      pid: 1,
      tid: kind === 'step' ? 1 : 2,
      s: 't',
    }));
    return JSON.stringify({ traceEvents });
  }

  private endRequest(request: Request, result: string): void {
    const start = this.starts.get(request) ?? Date.now();
    this.starts.delete(request);
    this.add('request', `${request.method()} ${request.url()} ${result}`, Date.now() - start);
  }
}
