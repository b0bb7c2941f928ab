import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenState } from '@/app/pages/screen-state';
import { allStates } from '@/app/preview/all-states.gen';
import { builtPaths } from '@/lib/router/built-paths';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { parseQuery } from '@/lib/router/target';
import { fileOf } from './page-texts';
import { type PageState, renderStates } from './render-states';

const table: Readonly<Record<RoutePath, Readonly<Record<string, ScreenState>>>> = allStates;

/** The stylesheet of an export with what the screens set inline, which the Content-Security-Policy forbids. */
const stylesFile = 'without-script.css';

/** The states that a page shows where scripts are off: its first one, and of the legal texts each. */
export function statesWithoutScript(path: RoutePath): string[] {
  if (path === '/pages/policy/policy') return ['privacy', 'terms', 'about', 'faq', 'deletion'];
  const [first] = Object.entries(table[path]).find(([, { faults }]) => !faults) ?? [];
  if (first === undefined) throw new Error(`${path}: no state without faults`);
  return [first];
}

/**
 * The screens of an export as they are in their first states, as HTML without scripts, by path. Links lead to
 * the other static pages; what needs a script is disabled. Writes a stylesheet, which the HTML names.
 */
export async function screensWithoutScript(out: string): Promise<ReadonlyMap<RoutePath, string>> {
  const pages = builtPaths.flatMap((path) =>
    statesWithoutScript(path).map((state) => ({ path, file: fileOf(path), state })),
  );
  const rules = new Map<string, string>();
  const screens = await renderStates(out, pages, (document, page) => {
    const screen = screenOf(document, page);
    makeStatic(screen);
    moveStyles(screen, rules);
    return `${stylesheetsOf(document)}${screen.outerHTML}`;
  });
  const css = [...rules].map(([style, name]) => `.${name}{${style}}`).join('\n');
  writeFileSync(join(out, stylesFile), `${css}\n`);
  const html = new Map<RoutePath, string>();
  for (const [index, { path }] of pages.entries()) {
    html.set(path, `${html.get(path) ?? ''}${screens[index]}`);
  }
  return html;
}

function screenOf(document: Document, { file, state }: PageState): Element {
  const screen = document.querySelector('body .page');
  if (!screen) throw new Error(`${file}: the state “${state}” shows no page`);
  screen.id = state;
  return screen;
}

/** Disables what needs a script, and writes into the HTML what only the document knows. */
function makeStatic(screen: Element): void {
  for (const script of screen.querySelectorAll('script')) script.remove();
  for (const option of screen.querySelectorAll('option')) {
    option.toggleAttribute('selected', option.selected);
  }
  for (const control of screen.querySelectorAll('button, input, select, textarea')) {
    control.setAttribute('disabled', '');
  }
  const { origin } = screen.ownerDocument.location;
  for (const link of screen.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const url = new URL(link.href);
    if (url.origin === origin) link.setAttribute('href', url.pathname.slice(1) + fragmentOf(url));
  }
}

/** Names the part of a page that shows the state of an address, where the page shows several. */
function fragmentOf({ pathname, search }: URL): string {
  const path = builtPaths.find((known) => `/${fileOf(known)}` === pathname);
  const shown = path ? statesWithoutScript(path) : [];
  if (!path || shown.length < 2) return '';
  const { type } = parseQuery(search);
  const state = shown.find((name) => type === table[path][name]?.query?.type);
  return state === undefined ? '' : `#${state}`;
}

/** Replaces inline styles with classes; `rules` has the name of each style's class. */
function moveStyles(screen: Element, rules: Map<string, string>): void {
  for (const element of screen.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? '';
    const name = rules.get(style) ?? `without-script-${rules.size}`;
    rules.set(style, name);
    element.removeAttribute('style');
    element.classList.add(name);
  }
}

/** The stylesheets that came with the screen's code, and that of its inline styles. */
function stylesheetsOf(document: Document): string {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const own = links.filter((link) => !link.hasAttribute('data-precedence'));
  const names = [...own.map(({ href }) => new URL(href).pathname.slice(1)), stylesFile];
  return names.map((name) => `<link rel="stylesheet" href="./${name}"/>`).join('');
}
