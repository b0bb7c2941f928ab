import { findAll, type Looked } from './find';
import { nameOf } from './shown';
import { tap } from './tap';
import { textOf } from './text';
import { clearText, typeText } from './type';

/** What is to be done with an element of the page. */
export type Act =
  | { do: 'tap' | 'clearText' | 'getText' | 'focus' | 'selectAllText' | 'moveCursorToEnd' }
  | { do: 'scrollToView' | 'getCurrentUrl' | 'getTitle' | 'count' }
  | { do: 'typeText' | 'replaceText'; text: string }
  | { do: 'runScript'; args: readonly unknown[] };

/** One thing to do with the element at `index` of those that `looked` names. */
export type Errand = { looked: Looked; index: number; act: Act };

/** How it went: a value, or why it could not be done. */
export type Outcome = { value: unknown } | { failed: string };

/** Does one thing in the page, at once. `script` is what `runScript` runs. */
export function perform(errand: Errand, script?: (...args: unknown[]) => unknown): Outcome {
  const { looked, index, act } = errand;
  const all = findAll(looked);
  if (act.do === 'count') return { value: all.length };
  const element = all[index];
  if (!element) return { failed: `element was not found at index: ${index}` };
  if (act.do === 'runScript') return run(script, [element, ...act.args]);
  return doWith(element, act);
}

function doWith(element: Element, act: Exclude<Act, { do: 'runScript' }>): Outcome {
  switch (act.do) {
    case 'tap':
      return ended(tap(element));
    case 'typeText':
      return ended(typeText(element, act.text));
    case 'clearText':
      return ended(clearText(element));
    case 'replaceText':
      return ended(clearText(element) ?? typeText(element, act.text));
    case 'getText':
      return { value: textOf(element) };
    case 'scrollToView':
      element.scrollIntoView({ behavior: 'instant' });
      return { value: true };
    case 'getCurrentUrl':
      return { value: window.location.href };
    case 'getTitle':
      return { value: document.title };
    default:
      return ended(place(element, act.do));
  }
}

/** Focus and selection, which Detox does on Android by scripts of its own. */
function place(element: Element, what: string): string | undefined {
  if (!(element instanceof HTMLElement)) return `${nameOf(element)} cannot have the focus`;
  element.focus();
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) {
    return undefined;
  }
  if (what === 'selectAllText') element.select();
  const end = element.value.length;
  if (what === 'moveCursorToEnd') element.setSelectionRange(end, end);
  return undefined;
}

function run(script: ((...args: unknown[]) => unknown) | undefined, args: unknown[]): Outcome {
  const value = script?.(...args);
  if (value instanceof Promise) {
    return { failed: 'its script is asynchronous, which Android does not wait for' };
  }
  return { value: value ?? null };
}

function ended(failed: string | undefined): Outcome {
  return failed === undefined ? { value: null } : { failed };
}
