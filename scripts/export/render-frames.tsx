import { createRequire } from 'node:module';
import { join } from 'node:path';
import { getDefaultStore } from 'jotai';
import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl';
import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { SWRConfig, unstable_serialize } from 'swr';
import type { Frame, Frames } from '@/app/launch/frame-script';
import type { ScreenState } from '@/app/pages/screen-state';
import { allStates } from '@/app/preview/all-states.gen';
import { allScreenParts, loadCatalogues } from '@/lib/i18n/catalogue';
import { timeZone } from '@/lib/i18n/i18n-provider';
import type { Locale } from '@/lib/i18n/locale';
import { loadText } from '@/lib/i18n/long-texts';
import { mergeMessages } from '@/lib/i18n/merge-messages';
import { builtPaths } from '@/lib/router/built-paths';
import type { Screen } from '@/lib/router/define-screen';
import { prerenderedNavigator } from '@/lib/router/navigation/navigator';
import type { RoutePath } from '@/lib/router/route-path.gen';
import { NavigatorContext } from '@/lib/router/router-context';
import { formatPath, homePath, type Query } from '@/lib/router/target';
import { isSessionReadyAtom, tokenAtom } from '@/lib/session/session-state';
import { policyNames, policyPath } from './policy-names';

const loginPath: RoutePath = '/pages/account/get-code-page/get-code-page';

/** The types of the policies' screen; other queries say which order, quote or answer is shown. */
const policyTypes = [...policyNames, 'faq'];

/** More of a long text than this, in sections, fits on no first screen. */
const shownSections = 2;

const states: Readonly<Record<RoutePath, Readonly<Record<string, ScreenState>>>> = allStates;

/** Shows what the device knows of the user, such as the phone number. */
const profilePath: RoutePath = '/pages/profile/profile';

/** The first frames of a language, and the paths of the screens for users who are logged in. */
export type RenderedFrames = { frames: Frames; needLogin: ReadonlySet<string> };

/**
 * Renders the first frame of every screen but Home in a language: its bars, and its skeleton with what is static
 * beside it; of a long text the beginning. A frame has nothing of a user. Screens that cannot be rendered without a document have none.
 */
export async function renderFrames(locale: Locale): Promise<RenderedFrames> {
  const screens = await loadScreens();
  const paths = [...screens.keys()];
  const parts = await loadCatalogues(locale, ['start', ...allScreenParts]);
  const messages = parts.reduce(mergeMessages);
  const needLogin = new Set<string>(paths.filter((path) => screens.get(path)?.needsLogin));
  const frames: Frame[] = [];
  const addresses: Record<string, readonly [number, number]> = {};
  const indexOf = (frame: Frame) => {
    const same = frames.findIndex(([title, html]) => title === frame[0] && html === frame[1]);
    return same < 0 ? frames.push(frame) - 1 : same;
  };
  const add = (address: string, path: RoutePath, queries: readonly Query[], known = {}) => {
    const screen = screens.get(path);
    const frameOf = (isLogged: boolean) => {
      setSession(isLogged);
      const render = (query: Query) =>
        renderScreen({ content: screen?.render(query), path, locale, messages, known });
      return commonFrame(queries.flatMap(render), path === profilePath);
    };
    const [guest, member] = [frameOf(false), frameOf(true)];
    if (!guest || !member) return;
    const shownToGuest = needLogin.has(path) ? 0 : indexOf(guest);
    addresses[address] = [indexOf(member), shownToGuest];
  };
  // The log-in first: it is the frame of a guest wherever one is sent there.
  for (const path of [loginPath, ...paths]) {
    add(path, path, [{}]);
    add(`${path}?`, path, queriesOf(path));
  }
  const longTexts: Record<string, unknown> = {};
  for (const name of policyNames) {
    longTexts[unstable_serialize(['text', name, locale])] = await loadText(name, locale);
  }
  for (const type of policyTypes) {
    const query = { type };
    add(formatPath({ path: policyPath, query }), policyPath, [query], longTexts);
  }
  return { frames: { frames, addresses }, needLogin };
}

/** The screens of this build but Home. Their styles are the export's, so that here they are skipped. */
async function loadScreens(): Promise<Map<RoutePath, Screen>> {
  createRequire(join(process.cwd(), 'package.json')).extensions['.css'] = () => undefined;
  const { routes } = await import('@/app/routes.gen');
  const screens = new Map<RoutePath, Screen>();
  for (const path of builtPaths) {
    const module = path === homePath ? undefined : await routes[path]?.();
    if (module) screens.set(path, module.screen);
  }
  return screens;
}

/** The queries that the states of a screen have, without doubles. */
function queriesOf(path: RoutePath): Query[] {
  const queries = Object.values(states[path]).map(({ query = {} }) => query);
  return [
    ...new Map([{}, ...queries].map((query) => [formatPath({ path, query }), query])).values(),
  ];
}

/** A screen as HTML, before its session and its data are known; nothing for a query it does not accept. */
function renderScreen({ content, path, locale, messages, known }: Rendering): string[] {
  if (content === undefined) return [];
  return [
    renderToString(
      <NavigatorContext value={prerenderedNavigator(path)}>
        <NextIntlClientProvider locale={locale} messages={messages} timeZone={timeZone}>
          <SWRConfig value={{ fallback: known }}>
            <Suspense>{content}</Suspense>
          </SWRConfig>
        </NextIntlClientProvider>
      </NavigatorContext>,
    ),
  ];
}

type Rendering = {
  content: ReactNode | undefined;
  path: RoutePath;
  locale: Locale;
  messages: AbstractIntlMessages;
  /** By SWR's keys: the long texts to be shown, which are the same for everyone. */
  known: Readonly<Record<string, unknown>>;
};

/** Lets screens render for a session that has been restored. */
function setSession(isLogged: boolean): void {
  const store = getDefaultStore();
  store.set(isSessionReadyAtom, true);
  store.set(tokenAtom, isLogged ? 'none' : null);
}

/**
 * What is the same in all renderings of a screen, or only its bars; undefined where a screen has not been rendered.
 * @internal
 */
export function commonFrame(renderings: readonly string[], onlyBars = false): Frame | undefined {
  const [first, ...others] = renderings.map(partsOf);
  if (!first) return undefined;
  const isCommon = (part: keyof Parts) => others.every((other) => other?.[part] === first[part]);
  const isTitled = isCommon('title') && isCommon('bar');
  const bar = isTitled ? first.bar : first.bar.replace(/(appbar__title">)[^<]*/, '$1');
  // A screen without a skeleton shows at once what the device knows of the user.
  const isStatic = /class="(bone |policy__intro)/.test(first.main);
  const main =
    !onlyBars && isCommon('main') && isStatic
      ? firstSections(first.main)
      : '<div class="page__main"></div>';
  return [isTitled ? first.title : '', `<div class="page">${bar}${main}${first.tabs}</div>`];
}

/** Without the sections of a long text that no first screen shows, and what is below them. */
function firstSections(main: string): string {
  const sections = main.split('<section class="policy__section"');
  if (sections.length <= shownSections) return main;
  return `${sections.slice(0, shownSections + 1).join('<section class="policy__section"')}</article></div></div>`;
}

type Parts = { title: string; bar: string; main: string; tabs: string };

function partsOf(html: string): Parts | undefined {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, bar = '', main = '', tabs = ''] =
    /<div class="page">(<header.*?<\/header>)(<main.*<\/main>)(<nav class="tabbar".*<\/nav>)?<\/div>/s.exec(
      html,
    ) ?? [];
  if (main === '') return undefined;
  return { title: unescapeHtml(title), bar: bare(bar), main: bare(main), tabs: bare(tabs) };
}

/** Leaves out what is only for use, and what is only read aloud: a frame is inert. */
function bare(html: string): string {
  return html
    .replace(/<!--.*?-->|<template.*?<\/template>/gs, '')
    .replace(/(class="visually-hidden")[^>]*>[^<]*/g, '$1>')
    .replace(
      / (id|for|name|role|value|autocomplete|aria-(label|labelledby|describedby|controls|live))="[^"]*"/g,
      '',
    )
    .replace(/ href="[^"]*"/g, ' href="#"')
    .replace(/<main class="page__main"[^>]*>/, '<div class="page__main">')
    .replace('</main>', '</div>');
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
