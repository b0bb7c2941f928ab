import type { ComponentType } from 'react';
import { allExamples } from './all-examples.gen';

/** One example of a component. */
export type Example = { name: string; title: string; Example: ComponentType };

/** One component with its examples; if `alone`, each example needs a page of its own. */
export type GalleryComponent = { name: string; alone: boolean; examples: readonly Example[] };

/** Every component, by the name of its folder. */
export const galleryComponents: readonly GalleryComponent[] = Object.entries(allExamples).map(
  ([name, { examples, alone = false }]) => ({
    name,
    alone,
    examples: Object.entries(examples).map(([example, Example]) => ({
      name: example,
      title: example.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      Example,
    })),
  }),
);

/** The example of a name such as `button.primary`. */
export function findExample(name: string): Example | undefined {
  const [component, example] = name.split('.');
  return galleryComponents
    .find(({ name }) => name === component)
    ?.examples.find(({ name }) => name === example);
}
