type Asked = { url(): string };
type Followed = { once(event: 'close', heard: () => void): unknown };

/** A browser's context, as far as it is heard. */
type Source = {
  pages(): Followed[];
  on(event: 'page', heard: (page: Followed) => void): unknown;
  on(
    event: 'request' | 'requestfinished' | 'requestfailed',
    heard: (request: Asked) => void,
  ): unknown;
};

/** The requests that are on their way, but for those that `device.setURLBlacklist` names. */
export class Underway {
  private readonly requests = new Set<Asked>();
  private readonly waiting = new Set<() => void>();
  private ignored: RegExp[] = [];

  constructor(context: Source) {
    // What a page that is gone has asked for ends without a word.
    const follow = (page: Followed) => page.once('close', () => this.forget());
    context.pages().forEach(follow);
    context.on('page', follow);
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

  private counts(request: Asked): boolean {
    return !this.ignored.some((pattern) => pattern.test(request.url()));
  }

  private ends(request: Asked): void {
    this.requests.delete(request);
    this.tell();
  }

  private forget(): void {
    this.requests.clear();
    this.tell();
  }

  private tell(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}
