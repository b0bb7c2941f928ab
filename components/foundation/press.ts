import type { MouseEvent } from 'react';

/**
 * Props of a component that can be pressed: with `href` it is a link, without one a button. Spread the result of
 * the router's `linkTo`, or pass `onClick` alone.
 */
export type Press = {
  href?: string;
  onClick?: (event: MouseEvent<HTMLElement>) => void;
};
