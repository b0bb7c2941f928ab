import type { FetchLike } from '@/lib/api/transport';

/** The page is idle after so long without a change: longer than any pause that a screen makes, as React's 300 ms. */
const quietMs = 450;
const intervalMs = 50;

/** How long a turn waits for a frame: a hidden page has none. */
const frameMs = 1000;

/** Reports when the page no longer changes. */
export type IdleWatch = {
  /** A transport whose pending calls count as activity, except those of `silentPaths`, which never get a reply. */
  counted(send: FetchLike, silentPaths: readonly string[]): FetchLike;
  /** Resolves when the page is uncovered, nothing is loading and nothing has changed for a while. */
  idle(): Promise<void>;
};

/**
 * Watches this page; `pauseMs` is the time without a change. It is counted in turns of the page, each with a frame,
 * not by the clock: on a busy machine a part that has loaded may wait longer than that for its turn to render.
 */
export function watchIdle(pauseMs = quietMs): IdleWatch {
  let pending = 0;
  let quietTurns = 0;
  const changed = () => {
    quietTurns = 0;
  };
  const finished = () => {
    pending -= 1;
    changed();
  };
  const watchFile = (file: Node) => {
    pending += 1;
    for (const end of ['load', 'error']) file.addEventListener(end, finished, { once: true });
  };
  for (const file of unfinishedFiles()) watchFile(file);
  const observer = new MutationObserver((changes) => {
    changed();
    for (const file of changes.flatMap(addedFiles)) watchFile(file);
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const isLoading = () => pending > 0 || document.documentElement.dataset.boot !== undefined;

  return {
    counted: (send, silentPaths) => async (request) => {
      if (silentPaths.some((path) => request.url.endsWith(path))) return send(request);
      pending += 1;
      try {
        return await send(request);
      } finally {
        finished();
      }
    },
    async idle() {
      changed();
      while (isLoading() || quietTurns * intervalMs < pauseMs) {
        await new Promise((resolve) => setTimeout(resolve, intervalMs));
        await nextFrame();
        quietTurns += 1;
      }
    },
  };
}

/** Resolves with the next frame. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timeout = setTimeout(resolve, frameMs);
    requestAnimationFrame(() => {
      clearTimeout(timeout);
      resolve();
    });
  });
}

/** Scripts and styles that are being loaded on demand. */
function addedFiles({ addedNodes }: MutationRecord): Node[] {
  return [...addedNodes].filter((node) => addressOf(node) !== undefined);
}

/** Those that were already being loaded, as the boot script's, when the watch began. */
function unfinishedFiles(): Node[] {
  const finished = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  // A page that was opened as a file has no entries.
  if (finished.size === 0) return [];
  return [...document.querySelectorAll('script, link')].filter((node) => {
    const address = addressOf(node);
    return address !== undefined && !finished.has(address);
  });
}

/** The address of a script or style sheet; `undefined` for another node. */
function addressOf(node: Node): string | undefined {
  if (node instanceof HTMLScriptElement) return node.src || undefined;
  return node instanceof HTMLLinkElement && node.rel === 'stylesheet' ? node.href : undefined;
}

/** Marks the page as busy until it is idle, and then notifies the gallery, which loads a few at a time. */
export async function reportIdle(idle: Promise<void>): Promise<void> {
  document.documentElement.dataset.preview = 'busy';
  await idle;
  document.documentElement.dataset.preview = 'idle';
  window.parent.postMessage({ preview: 'idle' }, '*');
}
