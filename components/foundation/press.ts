import type { MouseEvent } from 'react';

/**
 * What a component needs to lead somewhere: with `href` it is a link, without one a button.
 * Spread what the router gives for a screen, or give `onClick` alone for an action.
 */
export type Press = {
  href?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
};
