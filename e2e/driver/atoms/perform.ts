import { tap } from './tap';

/** An action on an element of the page. */
export type Action =
  | { do: 'tap' | 'getCurrentUrl' | 'count' }
  | { do: 'runScript'; args: readonly unknown[] };

/** An action on the element at `index` of those that `selector` finds, visible or not, in document order. */
export type ElementAction = { selector: string; index: number; action: Action };

/** The result of an action, or why it failed. */
export type Outcome = { value: unknown } | { failed: string };

/** Performs an action in the page, synchronously. `script` is the function of `runScript`. */
export function perform(
  { selector, index, action }: ElementAction,
  script?: (...args: unknown[]) => unknown,
): Outcome {
  const all = document.querySelectorAll(selector);
  if (action.do === 'count') return { value: all.length };
  const element = all[index];
  if (!element) return { failed: `element was not found at index: ${index}` };
  if (action.do === 'getCurrentUrl') return { value: window.location.href };
  if (action.do === 'runScript') return outcomeOf(script?.(element, ...action.args));
  const failed = tap(element);
  return failed === undefined ? { value: null } : { failed };
}

function outcomeOf(value: unknown): Outcome {
  if (value instanceof Promise) {
    return { failed: 'its script is asynchronous, which Android does not wait for' };
  }
  return { value: value ?? null };
}
