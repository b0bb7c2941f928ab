import type { FetchLike } from '@/lib/api/transport';

/**
 * The page is idle after so long without a change: longer than any pause that a screen makes, as React's 300 ms. In a
 * preview these and its turns take a tenth, but for their frames (see `freeze-environment.ts`).
 */
const quietMs = 450;
const intervalMs = 50;

/**
 * What a screen shows while it loads or prepares a photo, and how long it may show that without a change and without a
 * pending call: on a busy machine Chromium encodes a photo seconds late, as it waits for the page to be idle. A button
 * is busy while a form waits for its user to confirm, too.
 */
const busy = '[aria-busy="true"]:not(button), .loader[role="status"], progress:not([value])';
const busyMs = 60_000;

/** How long a turn waits for a frame: a hidden page has none. Below the second from which a preview's timers never fire. */
const frameMs = 900;

/** Reports when the page no longer changes. */
export type IdleWatch = {
  /** A transport whose pending calls count as activity, except those of `silentPaths`, which never get a reply. */
  counted(send: FetchLike, silentPaths: readonly string[]): FetchLike;
  /** Counts work that changes the page later as activity until it settles; returns it. */
  during<T>(work: Promise<T>): Promise<T>;
  /** Resolves when the page is uncovered, nothing is loading and nothing has changed for a while. */
  idle(): Promise<void>;
};

type WatchOptions = {
  /** The time without a change. */
  pauseMs?: number;
  /** Whether the page may show for ever that it is loading, as the example of a spinner does. */
  mayBeBusy?: boolean;
};

/**
 * Watches this page; the time without a change is counted in turns of the page, each with a frame, not by the clock:
 * on a busy machine a part that has loaded may wait longer than that for its turn to render.
 */
export function watchIdle({ pauseMs = quietMs, mayBeBusy = false }: WatchOptions = {}): IdleWatch {
  let pending = 0;
  let quietTurns = 0;
  const changed = () => {
    quietTurns = 0;
  };
  const finished = () => {
    pending -= 1;
    changed();
  };
  const during = <T>(work: Promise<T>) => {
    pending += 1;
    return work.finally(finished);
  };
  const observer = new MutationObserver((changes) => {
    changed();
    for (const file of changes.flatMap(addedFiles)) {
      pending += 1;
      for (const end of ['load', 'error']) file.addEventListener(end, finished, { once: true });
    }
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  // Files that were added before the watch began delay the document itself.
  const isLoading = () =>
    pending > 0 ||
    document.readyState !== 'complete' ||
    document.documentElement.dataset.boot !== undefined;

  return {
    counted: (send, silentPaths) => (request) => {
      if (silentPaths.some((path) => request.url.endsWith(path))) {
        mayBeBusy = true;
        return send(request);
      }
      return during(send(request));
    },
    during,
    async idle() {
      changed();
      const isQuiet = () => {
        const shouldFinish = !mayBeBusy && document.querySelector(busy) !== null;
        return quietTurns * intervalMs >= (shouldFinish ? busyMs : pauseMs);
      };
      while (isLoading() || !isQuiet()) {
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
  return [...addedNodes].filter(
    (node) =>
      (node instanceof HTMLScriptElement && node.src !== '') ||
      (node instanceof HTMLLinkElement && node.rel === 'stylesheet'),
  );
}

/** Marks the page as busy until it is idle, and then notifies the gallery, which loads a few at a time. */
export async function reportIdle(idle: Promise<void>): Promise<void> {
  document.documentElement.dataset.preview = 'busy';
  await idle;
  document.documentElement.dataset.preview = 'idle';
  window.parent.postMessage({ preview: 'idle' }, '*');
}
