import type { GalleryArea, GalleryScreen } from './screens';

/** The areas with those states that contain every word of `search`: in path, name or scenario. */
export function filterStates(areas: readonly GalleryArea[], search: string): GalleryArea[] {
  return areas
    .map((area) => ({
      ...area,
      screens: area.screens
        .map((screen) => filterScreen(screen, area.title, search))
        .filter(({ states }) => states.length > 0),
    }))
    .filter(({ screens }) => screens.length > 0);
}

function filterScreen(screen: GalleryScreen, area: string, search: string): GalleryScreen {
  const words = search.toLowerCase().split(/\s+/);
  return {
    ...screen,
    states: screen.states.filter((state) => {
      const { name, title, scenario } = state;
      const text = [area, screen.path, screen.title, name, title, scenario].join(' ').toLowerCase();
      return words.every((word) => text.includes(word));
    }),
  };
}
