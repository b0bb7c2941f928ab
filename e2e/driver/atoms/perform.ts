import { tap } from './tap';
import { displayedText } from './visibility';

/** How an element is found, by a matcher of `by.web`. */
export type WebLocator = { by: 'id' | 'cssSelector' | 'tag'; value: string };

/** An action on an element of the page. */
export type Action =
  | { do: 'tap' | 'getText' | 'getCurrentUrl' | 'count' }
  | { do: 'runScript'; args: readonly unknown[] };

/** An action on the element at `index` of those that `locator` finds, visible or not, in document order. */
export type ElementAction = { locator: WebLocator; index: number; action: Action };

/** The result of an action, or why it failed. */
export type Outcome = { value: unknown } | { failed: string };

/** Performs an action in the page, synchronously. `script` is the function of `runScript`. */
export function perform(
  { locator: { by, value }, index, action }: ElementAction,
  script?: (...args: unknown[]) => unknown,
): Outcome {
  const all = document.querySelectorAll(by === 'id' ? `[id=${JSON.stringify(value)}]` : value);
  if (action.do === 'count') return { value: all.length };
  const element = all[index];
  if (!element) return { failed: `element was not found at index: ${index}` };
  if (action.do === 'getText') return { value: displayedText(element) };
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
