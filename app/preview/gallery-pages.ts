/** The pages of the gallery; `example` shows one example of a component, for pictures. */
export const galleryPages = [
  'screens',
  'components',
  'tokens',
  'search',
  'tour',
  'flow',
  'state',
  'example',
] as const;
export type GalleryPage = (typeof galleryPages)[number];
