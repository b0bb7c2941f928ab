import * as v from 'valibot';
import { type Look, lookSchema, themes } from '@/app/preview/runtime/look';
import { type Locale, locales } from '@/lib/i18n/locale';
import type { RoutePath } from '@/lib/router/route-path.gen';
import type { Query } from '@/lib/router/target';
import { widths } from '../chrome/settings';
import { type GalleryScreen, type GalleryState, galleryAreas } from '../screens';

/** Language and theme of one side, as an address says them: `vi-dark`. */
export type Side = { locale: Locale; theme: (typeof themes)[number] };

const side = (usual: string) =>
  v.pipe(
    v.fallback(v.optional(v.string(), usual), usual),
    v.transform((text) => text.split('-')),
    v.tuple([v.fallback(v.picklist(locales), 'es'), v.fallback(v.picklist(themes), 'light')]),
    v.transform(([locale, theme]): Side => ({ locale, theme })),
  );

const schema = v.object({
  screen: v.optional(v.string(), '/'),
  state: v.optional(v.string(), ''),
  a: side('es-light'),
  b: side('es-dark'),
  width: v.fallback(v.optional(v.picklist(widths), '360'), '360'),
  text: lookSchema.entries.text,
  pseudo: lookSchema.entries.pseudo,
  motion: lookSchema.entries.motion,
});

/** What the page of two looks is asked for. */
export type CompareSettings = v.InferOutput<typeof schema>;

const screens = galleryAreas.flatMap((area) => area.screens);

/** What an address asks for; what makes no sense reads as the usual: Home, Spanish, light and dark. */
export function readCompare(query: Query): CompareSettings {
  const asked = v.safeParse(schema, query);
  return asked.success ? asked.output : v.parse(schema, {});
}

/** The screen and the state that are compared; the first ones where the address names no such. */
export function shownState(asked: Pick<CompareSettings, 'screen' | 'state'>): {
  path: RoutePath;
  screen: GalleryScreen;
  state: GalleryState;
} {
  const screen = screens.find(({ path }) => path === asked.screen) ?? screens[0];
  const state = screen?.states.find(({ name }) => name === asked.state) ?? screen?.states[0];
  if (!screen || !state) throw new Error('Compare: no screen names a state');
  return { path: screen.path, screen, state };
}

/** The settings as the parameters of an address. */
export function compareQuery({ a, b, text, pseudo, motion, ...rest }: CompareSettings): Query {
  const { screen, state } = shownState(rest);
  const optional = Object.entries({ text, pseudo, motion }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return {
    screen: screen.path,
    state: state.name,
    a: `${a.locale}-${a.theme}`,
    b: `${b.locale}-${b.theme}`,
    width: rest.width,
    ...Object.fromEntries(optional),
  };
}

/** The look of one side. */
export function lookOfSide({ locale, theme }: Side, settings: CompareSettings): Look {
  const { text, pseudo, motion } = settings;
  return { locale, theme, text, pseudo, motion };
}
