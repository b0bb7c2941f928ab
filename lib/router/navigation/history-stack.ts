/** How the app came to where it is. */
export type Move = 'load' | 'push' | 'replace' | 'back' | 'forward';

/** The addresses behind and ahead of the current one, as the app knows them. */
export type HistoryStack = { readonly hashes: readonly string[]; readonly index: number };

/** A history that begins at one address. */
export function startStack(hash: string): HistoryStack {
  return { hashes: [hash], index: 0 };
}

/** Puts a new address on top; what lay ahead is gone, as in the browser's own history. */
export function pushed(stack: HistoryStack, hash: string): HistoryStack {
  const hashes = [...stack.hashes.slice(0, stack.index + 1), hash];
  return { hashes, index: hashes.length - 1 };
}

/** Puts another address in the place of the current one. */
export function replaced(stack: HistoryStack, hash: string): HistoryStack {
  const hashes = stack.hashes.map((old, index) => (index === stack.index ? hash : old));
  return { hashes, index: stack.index };
}

/**
 * Says which move has led to `hash`: the nearest entry of that address behind, then ahead; an
 * unknown one was typed or comes from a link, which is a push. History states are left empty, as a
 * state that is not Next's own makes Next reload the page on Back.
 */
export function travelled(
  stack: HistoryStack,
  hash: string,
): { stack: HistoryStack; move: Move; distance: number } {
  const behind = stack.hashes.lastIndexOf(hash, stack.index - 1);
  const ahead = stack.hashes.indexOf(hash, stack.index + 1);
  const back = stack.index > 0 && behind >= 0 ? stack.index - behind : Number.POSITIVE_INFINITY;
  const forward = ahead >= 0 ? ahead - stack.index : Number.POSITIVE_INFINITY;
  if (back === forward) return { stack: pushed(stack, hash), move: 'push', distance: 0 };
  return back < forward
    ? { stack: { ...stack, index: behind }, move: 'back', distance: -back }
    : { stack: { ...stack, index: ahead }, move: 'forward', distance: forward };
}
