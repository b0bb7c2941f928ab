import type { GalleryArea, GalleryScreen, StateKind } from './screens';

type Filter = { search: string; show?: StateKind };

/** The areas with those states of a kind that contain every word of `search`: in path, name or scenario. */
export function filterStates(areas: readonly GalleryArea[], filter: Filter): GalleryArea[] {
  return areas
    .map((area) => ({
      ...area,
      screens: area.screens
        .map((screen) => filterScreen(screen, area.title, filter))
        .filter(({ states }) => states.length > 0),
    }))
    .filter(({ screens }) => screens.length > 0);
}

/** The number of screens and states. */
export function countStates(areas: readonly GalleryArea[]): { screens: number; states: number } {
  const screens = areas.flatMap((area) => area.screens);
  return {
    screens: screens.length,
    states: screens.reduce((total, { states }) => total + states.length, 0),
  };
}

function filterScreen(
  screen: GalleryScreen,
  area: string,
  { search, show }: Filter,
): GalleryScreen {
  const words = search.toLowerCase().split(/\s+/);
  return {
    ...screen,
    states: screen.states.filter((state) => {
      const { name, title, scenario, kind } = state;
      const text = [area, screen.path, screen.title, name, title, scenario].join(' ').toLowerCase();
      return (show === undefined || kind === show) && words.every((word) => text.includes(word));
    }),
  };
}
