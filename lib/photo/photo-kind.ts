import type { ImageKind } from '@/lib/api/schemas/application';

/** Which camera sees the subject of a photo: the person with the front one, a card with the other. */
export function facingOf(kind: ImageKind): 'front' | 'back' {
  return kind === 'selfie' ? 'front' : 'back';
}
