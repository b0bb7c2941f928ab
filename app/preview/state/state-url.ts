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

/** A state by its names; undefined where there is none. */
export function findState(path = '', name = ''): StateRef | undefined {
  const screen = galleryAreas.flatMap((area) => area.screens).find((each) => each.path === path);
  const state = screen?.states.find((each) => each.name === name);
  return screen && state && { screen, state };
}

/** The states before and after one, in the order of the gallery. */
export function neighbours({ screen, state }: StateRef): {
  previous: StateRef | undefined;
  next: StateRef | undefined;
} {
  const all = galleryAreas.flatMap((area) =>
    area.screens.flatMap((each) => each.states.map((its) => ({ screen: each, state: its }))),
  );
  const at = all.findIndex(
    (each) => each.screen.path === screen.path && each.state.name === state.name,
  );
  return { previous: all[at - 1], next: all[at + 1] };
}
