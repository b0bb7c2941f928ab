import { useTranslations } from 'next-intl';
import type { ImageKind } from '@/lib/api/schemas/application';
import type { Step } from '@/lib/api/schemas/basics';
import type { Home } from '@/lib/api/schemas/home';

/** The photos of an application, in the order of the screen. */
export const photoKinds = ['id_front', 'id_back', 'selfie'] as const satisfies readonly ImageKind[];

/** The state of one photo; `unknown` if this device did not take it. */
export type PhotoStatus = 'accepted' | 'rejected' | 'notSent' | 'uploading' | 'unknown';

/** Why the application cannot be submitted yet. */
export type SubmissionBlocker = SolvableBlocker | WaitingBlocker;

/** One tap resolves it: a photo is taken or sent again, or another step that has to be corrected too is opened. */
type SolvableBlocker =
  | { reason: Exclude<PhotoStatus, 'accepted' | 'uploading'>; kind: ImageKind }
  | { reason: 'step'; step: FormStep };

/** The user has to wait, or to choose: a review requested new photos without naming them; its text says which. */
type WaitingBlocker = { reason: 'uploading' | 'corrected'; kind: ImageKind };

/** A step with a form of its own. */
type FormStep = Extract<Step, 'basic' | 'social' | 'withdrawal'>;

/** Whether the server has all three photos; it does not say which are missing. */
export function hasAllPhotos({ state, next_step, review }: Home): boolean {
  // A server that names no step says of no photo that it has it.
  if (state === 'init') return next_step !== undefined && next_step !== 'id_card';
  if (state !== 'not_approved') return true;
  return next_step !== 'id_card' && !review?.fix?.includes('id_card');
}

/** The photos that a review wants again; `undefined` if it names none. */
export function photosToFix({ state, review }: Home): readonly ImageKind[] | undefined {
  const named = state === 'not_approved' ? review?.fix_photos : undefined;
  return named?.length ? named : undefined;
}

/**
 * The first blocker of the submission: a photo that failed, one that is uploading, one that is missing, then
 * another step; `undefined` if the application can be submitted.
 */
export function findSubmissionBlocker(
  statuses: Record<ImageKind, PhotoStatus>,
  home: Home,
): SubmissionBlocker | undefined {
  const inCorrection = home.state === 'not_approved';
  for (const reason of ['rejected', 'notSent', 'uploading', 'unknown'] as const) {
    const kind = photoKinds.find((one) => statuses[one] === reason);
    if (!kind) continue;
    return { reason: reason === 'unknown' && inCorrection ? 'corrected' : reason, kind };
  }
  const step = inCorrection ? home.next_step : undefined;
  return isFormStep(step) ? { reason: 'step', step } : undefined;
}

function isFormStep(step: Step | undefined): step is FormStep {
  return step === 'basic' || step === 'social' || step === 'withdrawal';
}

/** True for a blocker that one tap resolves. */
export function isSolvable(blocker: SubmissionBlocker): blocker is SolvableBlocker {
  return blocker.reason !== 'uploading' && blocker.reason !== 'corrected';
}

/** Returns the text of the button that resolves a blocker: "Tomar foto del frente". */
export function useSolutionText(): (blocker: SolvableBlocker) => string {
  const t = useTranslations('uploadIdCard.next');
  const steps = useTranslations('application.steps');
  const texts = {
    unknown: { id_front: t('front'), id_back: t('back'), selfie: t('selfie') },
    rejected: { id_front: t('frontAgain'), id_back: t('backAgain'), selfie: t('selfieAgain') },
    notSent: { id_front: t('frontResend'), id_back: t('backResend'), selfie: t('selfieResend') },
  } satisfies Record<string, Record<ImageKind, string>>;
  const stepNames = {
    basic: steps('basic'),
    social: steps('social'),
    withdrawal: steps('account'),
  };
  return (blocker) =>
    blocker.reason === 'step'
      ? t('step', { step: stepNames[blocker.step] })
      : texts[blocker.reason][blocker.kind];
}
