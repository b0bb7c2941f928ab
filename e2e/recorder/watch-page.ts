import type { Shown } from '@/e2e/shared/read-shown';
import type { Locale } from '@/lib/i18n/locale';
import type { Vocabulary } from './vocabulary';

/** A place in a word: its number in the vocabulary, the number of the move, and what the page has in its blank. */
export type Match = { word: number; move: number; blank?: string };

/** What the tester has done in the page. `path` is the route; `home` the state of Home, if it shows one. */
export type PageEvent =
  | { kind: 'screen'; path: string; home?: string; locale: Locale; shown: Shown | null }
  | { kind: 'tap'; path: string; matches: Match[]; selector: string; name: string }
  | { kind: 'type'; path: string; matches: Match[]; id: string; text: string }
  | { kind: 'chip'; path: string; name: string; value: string }
  | { kind: 'position'; path: string; id: string; position: number };

declare global {
  interface Window {
    /** Set by the recorder. */
    lukaRecord?: (event: PageEvent) => void;
    lukaShown?: () => Shown | null;
  }
}

/** Runs in the page, on its own: reports what the tester taps and types, and which screen is shown. */
export function watchPage({ words, homeStates, forms }: Vocabulary): void {
  if (window !== window.top || Object.hasOwn(window, 'isRecorded')) return;
  Object.defineProperty(window, 'isRecorded', { value: true });
  const intervalMs = 100;
  const textField =
    'textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])';
  const control = 'button, a[href], input, summary, [role="tab"], [role="button"]';
  const prefixes = Object.values(forms);
  const locales: Locale[] = ['es', 'en', 'vi'];

  const report = (event: PageEvent) => window.lukaRecord?.(event);
  const path = () => window.location.hash.slice(1).split('?')[0] || '/';
  const isShown = (element: Element) => element.checkVisibility();
  const isOfForm = (id: string) => prefixes.some((prefix) => id.startsWith(prefix));

  let reported = '';
  function reportScreen(): void {
    const home = path() === '/' ? homeState() : undefined;
    const locale = locales.find((each) => each === document.documentElement.lang) ?? 'es';
    const shown = window.lukaShown?.() ?? null;
    const event: PageEvent = { kind: 'screen', path: path(), home, locale, shown };
    const key = JSON.stringify(event);
    if (key === reported) return;
    reported = key;
    report(event);
  }

  function homeState(): string | undefined {
    const isState = ({ selector }: { selector: string }) =>
      [...document.querySelectorAll(selector)].some(isShown);
    return homeStates.find(isState)?.state;
  }

  /** The element of a move that contains `target`, and what is in its blank. */
  function find(selector: string, target: Element): [element: Element, blank?: string] | undefined {
    const [, before, after] = /^\[id="([^§"]*)§([^"]*)"\]/.exec(selector) ?? [];
    if (before === undefined || after === undefined) {
      const element = selector.includes('§') ? null : target.closest(selector);
      return element ? [element] : undefined;
    }
    const element = target.closest(`[id^="${before}"][id$="${after}"]`);
    if (!element) return undefined;
    return [element, element.id.slice(before.length, element.id.length - after.length)];
  }

  function matchesOf(target: Element, action: 'tap' | 'type'): Match[] {
    return words.flatMap(({ path: own, moves }, word) => {
      if (own !== undefined && own !== path()) return [];
      return moves.flatMap(({ do: what, selector, index }, move) => {
        const [element, blank] = (what === action && find(selector, target)) || [];
        if (!element) return [];
        const all = selector.includes('§') ? [element] : document.querySelectorAll(selector);
        return [...all].filter(isShown)[index] === element ? [{ word, move, blank }] : [];
      });
    });
  }

  /** What is being typed: it is reported when it is complete. */
  let typed: { field: Element; event: PageEvent } | undefined;
  function reportTyped(): void {
    if (typed) report(typed.event);
    typed = undefined;
  }

  /** The closest element with an id, and the way from there. */
  function selectorOf(element: Element): string {
    if (element.id) return `[id="${element.id}"]`;
    const parent = element.parentElement;
    if (!parent || parent === document.body) return element.localName;
    const position = [...parent.children].indexOf(element) + 1;
    return `${selectorOf(parent)} > ${element.localName}:nth-child(${position})`;
  }

  document.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches(textField)) return;
      if (typed && typed.field !== target) reportTyped();
      const text = 'value' in target ? String(target.value) : '';
      const matches =
        typed?.event.kind === 'type' ? typed.event.matches : matchesOf(target, 'type');
      typed = {
        field: target,
        event: { kind: 'type', path: path(), matches, id: target.id, text },
      };
    },
    true,
  );

  let list = '';
  document.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) {
        reportTyped();
        report({ kind: 'position', path: path(), id: target.id, position: target.selectedIndex });
      } else if (target instanceof HTMLInputElement && target.type === 'radio') {
        reportTyped();
        const { name, value } = target;
        if (isOfForm(name)) report({ kind: 'chip', path: path(), name, value });
      }
    },
    true,
  );

  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const label = target.closest('label')?.control;
      // The tap on a label taps its field too, which is reported.
      if (label && label !== target && !target.closest('a[href]')) return;
      if (target.closest(`${textField}, select`)) return;
      if (target instanceof HTMLInputElement && target.type === 'radio' && isOfForm(target.name))
        return;
      reportTyped();
      reportScreen();
      const option = target.closest('dialog[open] [role="option"]');
      if (option && list) {
        const options = [...document.querySelectorAll('dialog[open] [role="option"]')];
        const position = options.filter(isShown).indexOf(option) + 1;
        report({ kind: 'position', path: path(), id: list, position });
        list = '';
        return;
      }
      const box = target.closest('button[role="combobox"]');
      if (box && isOfForm(box.id)) {
        list = box.id;
        return;
      }
      const matches = matchesOf(target, 'tap');
      const element = target.closest(control);
      if (!element && matches.length === 0) return;
      const name = element?.textContent?.trim().slice(0, 60) ?? '';
      report({ kind: 'tap', path: path(), matches, selector: selectorOf(element ?? target), name });
    },
    true,
  );

  let before = path();
  const look = () => {
    if (path() !== before) reportTyped();
    before = path();
    reportScreen();
  };
  // At once, as the tester may do the next thing as soon as a screen is shown.
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  });
  // A style alone can show an element too.
  setInterval(look, intervalMs);
  window.addEventListener('pagehide', reportTyped);
}
