import { statePicture } from '@/app/preview/state/accepted-picture';
import { readSheet } from '@/e2e/browser/states/pictures/accepted-pictures';
import type { Locale } from '@/lib/i18n/locale';

/** What is never painted as text, or hidden by a stylesheet, of which jsdom has none. */
const unpainted = [
  ...['script', 'style', 'noscript', 'template', 'svg title', 'svg desc', 'svg defs'],
  ...['[hidden]', '.visually-hidden', 'dialog:not([open])'],
  ...['details:not([open]) > :not(summary)', '.pull__disc', '.pull__button', '.stepper__large'],
  ...['.chip input', '.coupon input', '.date__calendar input', '.code__input'],
].join();

/** The states of a control in an accepted text, such as `{selected}`. */
const states = /\{[^}]*\} /g;

/**
 * Where the texts on the page differ from those that were accepted with a state's picture, from the first difference
 * on; `undefined` where they are the same. Spaces and lines do not count, as jsdom has no layout.
 */
export function textDifference(
  state: { path: string; state: string },
  locale: Locale,
): string | undefined {
  const lines = readSheet(statePicture(state))?.texts[locale] ?? [];
  const accepted = withoutSpaces(lines.join(' ').replace(states, ''));
  const shown = withoutSpaces(paintedText(document.body));
  if (accepted === shown) return undefined;
  const different = [...accepted].findIndex((character, at) => shown[at] !== character);
  const from = Math.max(0, (different < 0 ? accepted.length : different) - 15);
  return `“${accepted.slice(from, from + 60)}” is “${shown.slice(from, from + 60)}”`;
}

function withoutSpaces(text: string): string {
  return text.replace(/\s+/g, '');
}

function paintedText(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.matches(unpainted)) return '';
  return fieldText(node) ?? [...node.childNodes].map(paintedText).join('');
}

/** What a field paints, as e2e/browser/states/visible-texts reads it in a browser, whose code runs there on its own. */
function fieldText(field: Element): string | undefined {
  if (field instanceof HTMLSelectElement) {
    return [...field.selectedOptions].map(({ text }) => text).join(', ');
  }
  if (field instanceof HTMLTextAreaElement) return field.value || field.placeholder;
  if (!(field instanceof HTMLInputElement)) return undefined;
  if (field.type === 'file') return '';
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked ? '[x]' : '[ ]';
  return field.value ? `[${field.value}]` : `[(${field.placeholder})]`;
}
