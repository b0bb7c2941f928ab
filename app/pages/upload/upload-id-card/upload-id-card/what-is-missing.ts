import type { ImageKind } from '@/lib/api/schemas/application';
import type { Step } from '@/lib/api/schemas/basics';
import type { Home } from '@/lib/api/schemas/home';

/** The photos of an application, in the order of the screen. */
export const photoKinds = ['id_front', 'id_back', 'selfie'] as const satisfies readonly ImageKind[];

/** How far one photo is; `unknown` where only the server could tell whether it has it. */
export type PhotoStatus = 'accepted' | 'rejected' | 'notSent' | 'onItsWay' | 'unknown';

/** What keeps the application from being handed in. */
export type Missing =
  | { what: Exclude<PhotoStatus, 'accepted'>; kind: ImageKind }
  /** A review asked for a photo; its words say which. */
  | { what: 'corrected'; kind: ImageKind }
  /** Another step has to be corrected too. */
  | { what: 'step'; step: OpenStep };

/** A step that has a form of its own. */
export type OpenStep = Extract<Step, 'basic' | 'social' | 'withdrawal'>;

/** Whether the server has all three photos; it does not say which one it lacks. */
export function hasAllPhotos({ state, next_step, review }: Home): boolean {
  if (state === 'init') return next_step !== 'id_card';
  if (state !== 'not_approved') return true;
  return next_step !== 'id_card' && !review?.fix?.includes('id_card');
}

/**
 * The one thing to lead to next: a photo that went wrong, one on its way, one that is not there, then
 * another step; `undefined` once the application can be handed in.
 */
export function whatIsMissing(
  statuses: Record<ImageKind, PhotoStatus>,
  home: Home,
): Missing | undefined {
  for (const what of ['rejected', 'notSent', 'onItsWay', 'unknown'] as const) {
    const kind = photoKinds.find((one) => statuses[one] === what);
    if (!kind) continue;
    const asked = what === 'unknown' && home.state === 'not_approved';
    return asked ? { what: 'corrected', kind } : { what, kind };
  }
  const step = home.state === 'not_approved' ? home.next_step : undefined;
  return isOpenStep(step) ? { what: 'step', step } : undefined;
}

function isOpenStep(step: Step | undefined): step is OpenStep {
  return step === 'basic' || step === 'social' || step === 'withdrawal';
}
