import type { FetchLike } from '@/lib/api/transport';

/**
 * How long nothing may have changed for a screen to count as still, and how often that is looked at: ms.
 * Longer than any pause that a screen makes by itself, such as the one before it asks for a price.
 */
const quietMs = 450;
const lookMs = 50;

/** What tells whether a page still changes. */
export type IdleWatch = {
  /** The same transport, its calls counted; those of `silentPaths` are never answered. */
  counted(send: FetchLike, silentPaths: readonly string[]): FetchLike;
  /** Resolves once the page is uncovered, nothing is under way and nothing has changed for a moment. */
  still(): Promise<void>;
};

/**
 * Watches this page. Real time is `performance`'s: in a preview the clock stands. `pauseMs` is how long
 * nothing may have changed.
 */
export function watchIdle(pauseMs = quietMs): IdleWatch {
  let underWay = 0;
  let changedAt = performance.now();
  const changed = () => {
    changedAt = performance.now();
  };
  const finished = () => {
    underWay -= 1;
    changed();
  };
  const observer = new MutationObserver((changes) => {
    changed();
    for (const file of changes.flatMap(addedFiles)) {
      underWay += 1;
      for (const end of ['load', 'error']) file.addEventListener(end, finished, { once: true });
    }
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const isStill = () =>
    underWay === 0 &&
    document.documentElement.dataset.boot === undefined &&
    performance.now() - changedAt > pauseMs;

  return {
    counted: (send, silentPaths) => async (request) => {
      if (silentPaths.some((path) => request.url.endsWith(path))) return send(request);
      underWay += 1;
      try {
        return await send(request);
      } finally {
        finished();
      }
    },
    async still() {
      changed();
      do await new Promise((resolve) => setTimeout(resolve, lookMs));
      while (!isStill());
    },
  };
}

/** The scripts and styles that a change has begun to load: parts of the page that come when needed. */
function addedFiles({ addedNodes }: MutationRecord): Node[] {
  return [...addedNodes].filter(
    (node) =>
      (node instanceof HTMLScriptElement && node.src !== '') ||
      (node instanceof HTMLLinkElement && node.rel === 'stylesheet'),
  );
}
