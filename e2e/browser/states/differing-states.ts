import { statePicture } from '@/app/preview/accepted-picture';
import { type GalleryState, galleryAreas } from '@/app/preview/screens';
import { readSheet } from '@/scripts/pictures/accepted-pictures';
import { primaryPart } from '@/scripts/pictures/sheet-texts';

/** A state and the path of its screen. */
export type ShownState = GalleryState & { path: string };

/**
 * The first of the states that differ in their texts alone, in the gallery's order: what is measured in these holds
 * for the others, and takes half the time.
 */
export function differingStates(): ShownState[] {
  const first = new Map<string, ShownState>();
  for (const { path, states } of galleryAreas.flatMap(({ screens }) => screens))
    for (const state of states) {
      const key = whatRuns({ ...state, path });
      if (!first.has(key)) first.set(key, { ...state, path });
    }
  return [...first.values()];
}

/**
 * What runs in a state: the parts of its query, what its actions open, and its primary action, whatever sum that names.
 * A failed call shows the same on every screen.
 */
function whatRuns({ path, name, kind, query = {}, actions = [] }: ShownState): string {
  const done = actions.map((action) => Object.values(action)[0]);
  const { texts } = readSheet(statePicture({ path, state: name })) ?? {};
  const primary = texts?.[primaryPart]?.join().replace(/\d/g, '');
  const isShared = kind !== 'content' && done.length === 0;
  return JSON.stringify([...(isShared ? [kind] : [path, Object.keys(query)]), done, primary]);
}
