import { locales } from '@/lib/i18n/locale';
import { homePath } from '@/lib/router/target';
import { galleryFile } from './runtime/preview-url';
import type { Settings } from './settings';

/** The folder of the accepted pictures below an export: `npm run build` copies them. */
export const acceptedFolder = 'preview/pictures';

/** The name of a state's accepted picture: `my-loan/overdue.webp`. */
export function statePicture({ path, state }: { path: string; state: string }): string {
  const screen = path === homePath ? 'home' : path.split('/').at(-1);
  return `${screen}/${state}.webp`;
}

/** Where a state is in its accepted picture, which has a column for each language and a row for each theme. */
export type AcceptedPicture = { src: string; column: number; row: number };

/** A state's accepted picture in a look; undefined where none is accepted in that look. */
export function acceptedPicture(
  path: string,
  state: string,
  look: Settings,
): AcceptedPicture | undefined {
  const { locale = 'es', text = '100' } = look;
  if (text !== '100') return undefined;
  const isDark = (look.theme ?? deviceTheme()) === 'dark';
  // The dark row has the first language only.
  if (isDark && locale !== locales[0]) return undefined;
  return {
    src: galleryFile(`${acceptedFolder}/${statePicture({ path, state })}`),
    column: locales.indexOf(locale),
    row: isDark ? 1 : 0,
  };
}

function deviceTheme(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
