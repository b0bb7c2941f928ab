import { isHome, parseHash } from '../target';

/** How the app got to its current location. */
export type NavigationType = 'load' | 'push' | 'replace' | 'back' | 'forward';

/** The app's copy of the browser's history: its hashes and the index of the current one. */
export type HistoryStack = { readonly hashes: readonly string[]; readonly index: number };

/** A history with one entry. */
export function startStack(hash: string): HistoryStack {
  return { hashes: [hash], index: 0 };
}

/** The stored history, unless it is that of another address or of a version that did not begin with Home. */
export function resumed(saved: HistoryStack | undefined, hash: string): HistoryStack | undefined {
  const [first = ''] = saved?.hashes ?? [];
  return saved?.hashes[saved.index] === hash && isHome(parseHash(first)) ? saved : undefined;
}

/**
 * How far the first entry is from the current one, 0 or less. `ofFrames` are the entries that iframes have added
 * since, `ofTab` is the length of the tab's history: of more than 50 the browser has dropped the first ones.
 */
export function distanceToStart(
  { hashes, index }: HistoryStack,
  { ofFrames, ofTab }: { ofFrames: number; ofTab: number },
): number {
  // An entry of a frame drops those ahead.
  const ahead = ofFrames > 0 ? 0 : hashes.length - 1 - index;
  return index === 0 ? 0 : -Math.max(0, Math.min(index + ofFrames, ofTab - 1 - ahead));
}

/** Adds an entry after the current one and drops the entries ahead, as the browser does. */
export function pushed(stack: HistoryStack, hash: string): HistoryStack {
  const hashes = [...stack.hashes.slice(0, stack.index + 1), hash];
  return { hashes, index: hashes.length - 1 };
}

/** Replaces the current entry. */
export function replaced(stack: HistoryStack, hash: string): HistoryStack {
  const hashes = stack.hashes.map((old, index) => (index === stack.index ? hash : old));
  return { hashes, index: stack.index };
}

/**
 * Derives the navigation from the new hash: the nearest entry of that hash, before or after the
 * current one; an unknown hash was typed or comes from a link, and is a push. The hash alone decides
 * because history states stay empty: a state that is not Next's makes Next reload the page on Back.
 */
export function traverse(
  stack: HistoryStack,
  hash: string,
): { stack: HistoryStack; navigationType: NavigationType; distance: number } {
  const behind = stack.hashes.lastIndexOf(hash, stack.index - 1);
  const ahead = stack.hashes.indexOf(hash, stack.index + 1);
  const back = stack.index > 0 && behind >= 0 ? stack.index - behind : Number.POSITIVE_INFINITY;
  const forward = ahead >= 0 ? ahead - stack.index : Number.POSITIVE_INFINITY;
  if (Math.min(back, forward) === Number.POSITIVE_INFINITY) {
    return { stack: pushed(stack, hash), navigationType: 'push', distance: 0 };
  }
  // Back where both are as near: a phone has no Forward.
  return back <= forward
    ? { stack: { ...stack, index: behind }, navigationType: 'back', distance: -back }
    : { stack: { ...stack, index: ahead }, navigationType: 'forward', distance: forward };
}
