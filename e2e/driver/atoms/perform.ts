import { findAll, type WebLocator } from './find';
import { tap } from './tap';
import { clearText, typeText } from './type';
import { describeElement, displayedText } from './visibility';

/** An action on an element of the page. */
export type Action =
  | { do: 'tap' | 'clearText' | 'getText' | 'focus' | 'selectAllText' | 'moveCursorToEnd' }
  | { do: 'scrollToView' | 'getCurrentUrl' | 'getTitle' | 'count' }
  | { do: 'typeText' | 'replaceText'; text: string }
  | { do: 'runScript'; args: readonly unknown[] };

/** An action on the element at `index` of those that `locator` finds. */
export type ElementAction = { locator: WebLocator; index: number; action: Action };

/** The result of an action, or why it failed. */
export type Outcome = { value: unknown } | { failed: string };

/** Performs an action in the page, synchronously. `script` is the function of `runScript`. */
export function perform(
  { locator, index, action }: ElementAction,
  script?: (...args: unknown[]) => unknown,
): Outcome {
  const all = findAll(locator);
  if (action.do === 'count') return { value: all.length };
  const element = all[index];
  if (!element) return { failed: `element was not found at index: ${index}` };
  if (action.do === 'runScript') return runScript(script, [element, ...action.args]);
  return performOn(element, action);
}

function performOn(element: Element, action: Exclude<Action, { do: 'runScript' }>): Outcome {
  switch (action.do) {
    case 'tap':
      return outcomeOf(tap(element));
    case 'typeText':
      return outcomeOf(typeText(element, action.text));
    case 'clearText':
      return outcomeOf(clearText(element));
    case 'replaceText':
      return outcomeOf(clearText(element) ?? typeText(element, action.text));
    case 'getText':
      return { value: displayedText(element) };
    case 'scrollToView':
      element.scrollIntoView({ behavior: 'instant' });
      return { value: true };
    case 'getCurrentUrl':
      return { value: window.location.href };
    case 'getTitle':
      return { value: document.title };
    default:
      return outcomeOf(focus(element, action.do));
  }
}

/** Focuses an element and sets the selection, which Detox on Android does by scripts of its own. */
function focus(element: Element, action: string): string | undefined {
  if (!(element instanceof HTMLElement)) return `${describeElement(element)} cannot be focused`;
  element.focus();
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) {
    return undefined;
  }
  if (action === 'selectAllText') element.select();
  const end = element.value.length;
  if (action === 'moveCursorToEnd') element.setSelectionRange(end, end);
  return undefined;
}

function runScript(
  script: ((...args: unknown[]) => unknown) | undefined,
  args: unknown[],
): Outcome {
  const value = script?.(...args);
  if (value instanceof Promise) {
    return { failed: 'its script is asynchronous, which Android does not wait for' };
  }
  return { value: value ?? null };
}

function outcomeOf(failed: string | undefined): Outcome {
  return failed === undefined ? { value: null } : { failed };
}
