import type { RoutePath } from '@/lib/router/route-path.gen';
import { homePath } from '@/lib/router/target';
import { type Look, lookQuery } from '../runtime/look';
import { galleryUrl } from '../runtime/preview-url';
import { type GalleryScreen, type GalleryState, galleryAreas } from '../screens';

/** A state of a screen. */
export type StateRef = { screen: GalleryScreen; state: GalleryState };

/** The URL of the page that measures a state and shows it in every look. */
export function stateUrl(path: RoutePath, state: string, look: Look): string {
  return galleryUrl('preview/state', { screen: path, state, ...lookQuery(look) });
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
