import type { RoutePath } from '@/lib/router/route-path.gen';
import { homePath } from '@/lib/router/target';
import { galleryUrl } from '../runtime/preview-url';
import { type GalleryScreen, type GalleryState, galleryAreas } from '../screens';
import { type Settings, settingsQuery } from '../settings';

/** A state of a screen. */
export type StateRef = { screen: GalleryScreen; state: GalleryState };

/** The URL of the page that measures a state and shows it in every look, with the settings of the page that links to it. */
export function stateUrl(path: RoutePath, state: string, settings: Settings): string {
  const own = { ...settings, search: '', screen: path, state };
  return galleryUrl('preview/state', settingsQuery(own));
}

/** The URL of the gallery with the states of a screen only. */
export function screenUrl({ path, title }: GalleryScreen): string {
  return galleryUrl('preview', { search: path === homePath ? title : path });
}

/** Every state, in the order of the gallery. */
const all: readonly StateRef[] = galleryAreas.flatMap(({ screens }) =>
  screens.flatMap((screen) => screen.states.map((state) => ({ screen, state }))),
);

/** A state by its names; undefined where there is none. */
export function findState(
  path: string | undefined,
  name: string | undefined,
): StateRef | undefined {
  return all.find(({ screen, state }) => screen.path === path && state.name === name);
}

/** The states before and after one of {@link findState}. */
export function neighbours(found: StateRef): { previous?: StateRef; next?: StateRef } {
  const at = all.indexOf(found);
  return { previous: all[at - 1], next: all[at + 1] };
}
