import type { GalleryArea, GalleryScreen, StateKind } from '../screens';

type Wanted = { search: string; show?: StateKind };

/** The areas with only those states whose screen or name holds every word of `search`, of one kind. */
export function findStates(areas: readonly GalleryArea[], wanted: Wanted): GalleryArea[] {
  return areas
    .map((area) => ({
      ...area,
      screens: area.screens
        .map((screen) => withStates(screen, area.title, wanted))
        .filter(({ states }) => states.length > 0),
    }))
    .filter(({ screens }) => screens.length > 0);
}

/** How many screens and states there are. */
export function countStates(areas: readonly GalleryArea[]): { screens: number; states: number } {
  const screens = areas.flatMap((area) => area.screens);
  return {
    screens: screens.length,
    states: screens.reduce((total, { states }) => total + states.length, 0),
  };
}

function withStates(screen: GalleryScreen, area: string, { search, show }: Wanted): GalleryScreen {
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
