import type { ImageKind } from '@/lib/api/schemas/application';

/** Element ids, for tests. */
export const ids = {
  /** Takes the next photo, or does what else has to be done before the application can be submitted. */
  next: 'upload-id-card-next',
  /** Submits the application, in the same place. */
  submit: 'upload-id-card-submit',
  failure: 'upload-id-card-failure',
  /** In the summary: the link to correct a section. */
  correct: (section: 'basic' | 'social' | 'withdrawal') => `upload-id-card-correct-${section}`,
  /** The button of one photo: take, change, retake, retry or cancel. */
  photo: (kind: ImageKind) => `upload-id-card-${kind}`,
} as const;
