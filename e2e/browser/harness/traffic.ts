import type { Request } from 'playwright-core';
import * as v from 'valibot';
import type { Path } from '@/lib/api/contract';

/** One call as it left the phone. */
export type SentCall = { path: string; body: Record<string, unknown> };

/** A phone, or one page of it. */
type Source = {
  on(
    event: 'request' | 'requestfinished' | 'requestfailed',
    heard: (request: Request) => void,
  ): unknown;
};

const body = v.record(v.string(), v.unknown());

/** What a phone, or one page of it, asks of the network: the calls that were sent, and what is on its way. */
export class Traffic {
  /** How many requests have begun, of any kind. */
  begun = 0;
  private readonly sent: SentCall[] = [];
  private readonly underway = new Set<Request>();
  private waiting: (() => void)[] = [];

  constructor(source: Source) {
    source.on('request', (request) => this.begin(request));
    source.on('requestfinished', (request) => this.end(request));
    source.on('requestfailed', (request) => this.end(request));
  }

  /** The calls of one path so far, the oldest first. */
  of(path: Path): readonly SentCall[] {
    return this.sent.filter((call) => call.path === path);
  }

  /** Resolves when a path has been asked so many times in all. */
  async asked(path: Path, times = 1): Promise<void> {
    while (this.of(path).length < times) await this.change();
  }

  /** Resolves when nothing is on its way but calls to paths that are never answered. */
  async quiet(silent: readonly string[] = []): Promise<void> {
    const waits = (request: Request) => !silent.includes(pathOf(request) ?? '');
    while ([...this.underway].some(waits)) await this.change();
  }

  private change(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private tell(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private begin(request: Request): void {
    this.begun += 1;
    this.underway.add(request);
    const path = pathOf(request);
    if (path) this.sent.push({ path, body: v.parse(body, request.postDataJSON() ?? {}) });
    this.tell();
  }

  private end(request: Request): void {
    this.underway.delete(request);
    this.tell();
  }
}

function pathOf(request: Request): string | undefined {
  return /\/api\/(.+)$/.exec(new URL(request.url()).pathname)?.[1];
}
