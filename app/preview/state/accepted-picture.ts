import { exportLocale, type Locale, locales } from '@/lib/i18n/locale';
import { homePath } from '@/lib/router/target';
import { themes } from '../runtime/look';
import { galleryFile } from '../runtime/preview-url';
import type { StateRef } from './state-url';

/** The folder of the accepted pictures in an export. */
export const acceptedFolder = 'preview/pictures';

/** The width of the window that they were taken in, and the heights that it can have: CSS px. */
export const acceptedWindow = { width: 360, minHeight: 800, maxHeight: 2000 } as const;

/** The name of a state's accepted picture: `my-loan/overdue.webp`. */
export function statePicture({ path, state }: { path: string; state: string }): string {
  const screen = path === homePath ? 'home' : path.split('/').at(-1);
  return `${screen}/${state}.webp`;
}

/** Where a look is on the sheet of a state: a column of each language, a row of each theme. */
export type Cell = { src: string; column: number; row: number };

type Look = { locale: Locale; theme: (typeof themes)[number] };

/** The closest look of which there are accepted pictures: dark ones are in the language of the export only. */
export function acceptedLook({ locale, theme }: Look): Look {
  return { locale, theme: locale === exportLocale ? theme : 'light' };
}

/** The accepted picture of a state in an `acceptedLook`. */
export function acceptedCell({ screen, state }: StateRef, look: Look): Cell {
  const name = statePicture({ path: screen.path, state: state.name });
  return {
    src: galleryFile(`${acceptedFolder}/${name}`),
    column: locales.indexOf(look.locale),
    row: themes.indexOf(look.theme),
  };
}
