/** How long a surface stands still before a press on it commits, in ms: the time to see what is there. */
const stillMs = 700;

/** How far beside its last touch a finger that goes on tapping may land, in CSS px. */
const sameSpotPx = 24;

/**
 * As long as nobody can have seen what was shown, in ms, another touch is the second one of a double tap, and so far
 * apart, in CSS px, as Android still takes it for one (`ViewConfiguration`: 300 ms, 100 dp).
 */
const doubleTap = { ms: 300, px: 100 } as const;

/** A point of the window, in CSS px. */
export type Spot = { x: number; y: number };

/** What only counts time, or answers the user's own input as the error of a field does. */
const remarks = '[role="timer"], [role="status"], [aria-live], [data-remark]';

/** What is chosen by a click on it, or on its label. */
const choices = '[type="radio"], [type="checkbox"]';

/** Since when each surface stands still, in ms since the page's start: the paint of its last change. */
const stillness = new WeakMap<Element, { since: number }>();

let isWatching = false;
/** The last time that another surface was shown. */
type Shown = {
  at: number;
  /** When that was painted, or its opener was last tapped again. */
  since: number;
  /** Where the press before it was. */
  spot?: Spot | undefined;
};

let shown: Shown = { at: 0, since: 0 };
let lastSpot: Spot | undefined;

/**
 * Tells that a screen, a page of a form, a sheet or a dialog is shown, or shown again because the one above it has
 * closed. Until it has stood still for 700 ms, unpressed, no press on it commits, and further taps at the place of the
 * last press are dropped until that finger has rested for as long. For tests, `data-still` of the surface is `no`, then
 * `yes`, and `data-echo` of the document is that place as long as it matters.
 *
 * `wasSeen`: the page was painted with it before its scripts ran, so that a press before this call was meant for it.
 */
export function showSurface(surface: Element, { wasSeen = false } = {}): void {
  if (!isWatching) return;
  restart(surface);
  if (wasSeen) return;
  const { dataset } = document.documentElement;
  const showing = { at: performance.now(), since: Number.POSITIVE_INFINITY, spot: lastSpot };
  shown = showing;
  if (lastSpot) dataset.echo = `${lastSpot.x} ${lastSpot.y}`;
  void nextPaint().then((paintedAt) => {
    showing.since = paintedAt;
    whenRested(
      showing,
      () => shown === showing,
      () => delete dataset.echo,
    );
  });
}

/** Tells that what has covered the whole page is gone: a press before was meant for that. */
export function showAllSurfaces(): void {
  for (const surface of document.querySelectorAll('[data-still]')) showSurface(surface);
}

/** Calls `done` once nothing was shown or pressed for 700 ms, unless what is waited for is outdated by then. */
function whenRested(rest: { since: number }, isCurrent: () => boolean, done: () => void): void {
  if (!isCurrent()) return;
  const ms = rest.since + stillMs - performance.now();
  if (ms > 0) setTimeout(() => whenRested(rest, isCurrent, done), ms);
  else done();
}

/** The surface that an element belongs to: the document where there is none, as in a static page. */
export function surfaceOf(element: Element): Element {
  return element.closest('[data-still]') ?? document.documentElement;
}

/**
 * Whether a press that started at `start`, in ms since the page's start, found a surface standing still. One that did
 * not begins its time anew: who goes on pressing has not looked yet.
 */
export function stoodStill(surface: Element, start: number): boolean {
  const still = stillness.get(surface) ?? { since: 0 };
  if (still.since + stillMs <= start) return true;
  still.since = Math.max(still.since, start);
  return false;
}

/** Whether a press that started at `start` was meant for the surface before the one that is shown. */
export function isOutdated(start: number): boolean {
  return start < shown.at;
}

/**
 * Whether a touch is the second one of a double tap whose first one has shown another surface, or follows such a one
 * within 700 ms: who goes on tapping has not looked yet.
 */
export function isEcho(start: number, { x, y }: Spot): boolean {
  const { spot, since } = shown;
  if (!spot || start >= since + stillMs) return false;
  const reach = start < since + doubleTap.ms ? doubleTap.px : sameSpotPx;
  if (Math.hypot(x - spot.x, y - spot.y) > reach) return false;
  shown.since = Math.max(since, start);
  return true;
}

/** Remembers where the last press was that had an effect; `undefined` for one without a place, as of a key. */
export function rememberSpot(spot: Spot | undefined): void {
  lastSpot = spot;
}

/**
 * Watches the surfaces until the returned function is called. One stands still anew when a text of it comes, goes or
 * changes, unless its user's own choice has changed it at once, and when its work is done: a sheet may close only after
 * its button has ceased to be busy. All of them do when the window gets another width, as by rotation.
 */
export function watchSurfaces(): () => void {
  isWatching = true;
  shown = { at: 0, since: 0 };
  lastSpot = undefined;
  let isChoosing = false;
  function chosen({ type, target }: Event) {
    isChoosing = type === 'input' || (target instanceof Element && target.matches(choices));
    // React renders what was chosen before another task runs.
    if (isChoosing) setTimeout(() => (isChoosing = false));
  }
  const observer = new MutationObserver((records) => {
    const changes = isChoosing ? records.filter(({ type }) => type === 'attributes') : records;
    for (const surface of new Set(changes.flatMap(changedSurface))) restart(surface);
  });
  const attributeFilter = ['aria-busy'];
  observer.observe(document.body, {
    ...{ subtree: true, childList: true, characterData: true, attributeFilter },
  });
  let width = window.innerWidth;
  function resized() {
    // Another height only is that of the keyboard.
    if (window.innerWidth === width) return;
    width = window.innerWidth;
    for (const surface of document.querySelectorAll('[data-still]')) restart(surface);
  }
  window.addEventListener('resize', resized);
  for (const type of ['click', 'input']) window.addEventListener(type, chosen, true);
  restart(document.documentElement);
  return () => {
    isWatching = false;
    observer.disconnect();
    window.removeEventListener('resize', resized);
    for (const type of ['click', 'input']) window.removeEventListener(type, chosen, true);
  };
}

/** The surface that a mutation has changed: a text of it, or its button that was busy. */
function changedSurface({ target, type, addedNodes, removedNodes }: MutationRecord): Element[] {
  const at = target instanceof Element ? target : target.parentElement;
  if (!at?.isConnected || at.closest(remarks)) return [];
  if (type === 'attributes') return at.ariaBusy ? [] : [surfaceOf(at)];
  const isChanged =
    type === 'characterData' || [...addedNodes, ...removedNodes].some((node) => hasText(node));
  return isChanged ? [surfaceOf(at)] : [];
}

function hasText(node: Node): boolean {
  if (node instanceof Element && node.matches(remarks)) return false;
  return node.textContent?.trim() !== '';
}

function restart(surface: Element): void {
  const still = { since: Number.POSITIVE_INFINITY };
  stillness.set(surface, still);
  surface.setAttribute('data-still', 'no');
  void nextPaint().then((paintedAt) => {
    still.since = paintedAt;
    whenRested(
      still,
      () => stillness.get(surface) === still,
      () => surface.setAttribute('data-still', 'yes'),
    );
  });
}

/** Resolves after the next paint, with its time in ms since the page's start. */
async function nextPaint(): Promise<number> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now();
}
