import type { ComponentType } from 'react';

/**
 * The exports of `components/<name>/<name>.examples.tsx`: the component in its states, with real texts of the
 * catalogue, for the gallery, its pictures and tests.
 */
export type ComponentExamples = {
  /** By name: `primary`, `loading`. Each is a component, so that it can have state. */
  readonly examples: Readonly<Record<string, ComponentType>>;
  /** True if an example covers the window or is a landmark: each is then shown on a page of its own. */
  readonly alone?: boolean;
};
