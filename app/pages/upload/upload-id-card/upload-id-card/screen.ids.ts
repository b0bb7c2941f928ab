import type { ImageKind } from '@/lib/api/schemas/application';

/** Element ids, for tests. */
export const ids = {
  /** Takes the next photo; once there are all, opens the summary. */
  review: 'upload-id-card-review',
  /** In the summary: submits the application. */
  submit: 'upload-id-card-submit',
  failure: 'upload-id-card-failure',
  /** In the summary: the link to correct a section. */
  correct: (section: 'basic' | 'social' | 'withdrawal' | 'photos') =>
    `upload-id-card-correct-${section}`,
  /** The button of one photo: take, change, retake, retry or cancel. */
  photo: (kind: ImageKind) => `upload-id-card-${kind}`,
} as const;
