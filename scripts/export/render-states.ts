import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type JestJsdom from 'jest-environment-jsdom';

/** A page of an export in one of its states, by its file below the export. */
export type PageState = { file: string; state: string };

type Dom = NonNullable<InstanceType<typeof JestJsdom>['dom']>;
type DomWindow = Dom['window'];

/** The part of jsdom that is used here; it is the one that the tests run in. */
type Jsdom = {
  JSDOM: new (html: string, options: object) => Dom;
  ResourceLoader: new () => object;
  VirtualConsole: new () => object;
};

const { JSDOM, ResourceLoader, VirtualConsole }: Jsdom = createRequire(
  createRequire(join(process.cwd(), 'package.json')).resolve('jest-environment-jsdom'),
)('jsdom');

/** The address of the export while it is rendered; nothing is sent there. */
const origin = 'http://luka.invalid';

const [atOnce, pollMs, timeoutMs] = [4, 20, 60_000];

/**
 * Runs pages of an export, each in a state of its screen, in a DOM without layout, and passes each document to
 * `read` once it is idle. Resolves with the results in the order of `pages`; rejects with an error that names
 * the page whose state is never reached.
 */
export async function renderStates<T>(
  out: string,
  pages: readonly PageState[],
  read: (document: Document, page: PageState) => T,
): Promise<T[]> {
  const results: T[] = [];
  const queue = pages.entries();
  const worker = async () => {
    for (const [index, page] of queue) results[index] = await renderState(out, page, read);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

async function renderState<T>(
  out: string,
  page: PageState,
  read: (document: Document, page: PageState) => T,
): Promise<T> {
  const { file, state } = page;
  const dom = new JSDOM(readFileSync(join(out, file), 'utf8'), {
    url: `${origin}/${file}?state=${state}`,
    runScripts: 'dangerously',
    resources: new ExportFiles(out),
    pretendToBeVisual: true,
    // What jsdom cannot do, such as scrolling, is no fault of the page.
    virtualConsole: new VirtualConsole(),
    beforeParse: addMissing,
  });
  try {
    const { document } = dom.window;
    const until = Date.now() + timeoutMs;
    while (!isSettled(document)) {
      if (Date.now() > until) throw new Error(`${file}: the state “${state}” is never reached`);
      await wait(pollMs);
    }
    return read(document, page);
  } finally {
    dom.window.close();
  }
}

/** A page takes a pause of others that run in this thread for its own, so what it shows is asked too. */
function isSettled(document: Document): boolean {
  const isIdle = document.documentElement.dataset.preview === 'idle';
  return isIdle && document.querySelector('[aria-busy="true"]') === null;
}

/** Loads scripts from the export and no other file. */
class ExportFiles extends ResourceLoader {
  constructor(readonly out: string) {
    super();
  }

  fetch(url: string): Promise<Buffer> {
    const { pathname } = new URL(url);
    return pathname.endsWith('.js')
      ? readFile(join(this.out, pathname))
      : Promise.resolve(Buffer.alloc(0));
  }
}

/** jsdom has no layout: observers never report. */
class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Adds to a window what every browser has and jsdom lacks; there is no network. */
function addMissing(window: DomWindow): void {
  const { crypto, structuredClone, TextEncoder, TextDecoder, CompressionStream } = globalThis;
  const { Request, Response, Headers, AbortSignal, AbortController, ReadableStream } = globalThis;
  const members = {
    ...{ crypto, structuredClone, TextEncoder, TextDecoder, CompressionStream },
    ...{ Request, Response, Headers, AbortSignal, AbortController, ReadableStream },
    fetch: () => Promise.reject(new TypeError('no network')),
    IntersectionObserver: IdleObserver,
    ResizeObserver: IdleObserver,
    matchMedia: (media: string) =>
      Object.assign(new window.EventTarget(), { media, matches: false }),
  };
  for (const [name, value] of Object.entries(members)) {
    Object.defineProperty(window, name, { configurable: true, writable: true, value });
  }
}
