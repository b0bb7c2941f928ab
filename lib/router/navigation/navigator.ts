import type { Target } from '../target';
import type { Move } from './history-stack';

/** Where the app is now, and how it came there. `key` differs for every place of the history. */
export type Place = { readonly target: Target; readonly move: Move; readonly key: number };

/** What the screens navigate with: by hash in the app, by pages in the static export. */
export type Navigator = {
  /** Where the app is; the same object until it moves. */
  current(): Place;
  /** Where the page stood when it was exported, for the first render in the browser. */
  exported(): Place;
  /** Tells of every move; returns how to stop it. */
  subscribe(listener: () => void): () => void;
  /** Goes to a screen, on top of this one. */
  push(target: Target): void;
  /** Goes to a screen in place of this one. */
  replace(target: Target): void;
  /** Goes to a screen and forgets all that lay behind: tabs, and the end of a flow. */
  relaunch(target: Target): void;
  /** Goes back; where nothing is behind, to `fallback`. */
  back(fallback: Target): void;
  /** The address of a target, for links. */
  href(target: Target): string;
};
