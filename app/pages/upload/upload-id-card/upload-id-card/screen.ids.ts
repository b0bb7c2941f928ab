import type { ImageKind } from '@/lib/api/schemas/application';

/** Element ids, for tests. */
export const ids = {
  submit: 'upload-id-card-submit',
  failure: 'upload-id-card-failure',
  /** The button of one photo: take, change, retake, retry or cancel. */
  photo: (kind: ImageKind) => `upload-id-card-${kind}`,
} as const;
