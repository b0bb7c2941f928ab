import type { ComponentType } from 'react';

/**
 * What `components/<name>/<name>.examples.tsx` exports: the component in every state worth looking at, with
 * the catalogue's real words. It feeds the gallery, and may feed pictures and tests.
 */
export type ComponentExamples = {
  /** By name: `primary`, `loading`. Each is a component, so that it may hold state. */
  readonly examples: Readonly<Record<string, ComponentType>>;
  /** True where one fills the window, or is a landmark: each is then shown on a page of its own. */
  readonly alone?: boolean;
};
