/**
 * The kinds of data, each with a consent of its own (contract.md section 6): the comparison of the face, which is
 * biometric (Ley 21.719), device data, installed apps, text messages, behavior events, and milestones for attribution
 * (`afEvent`).
 */
export const consentKinds = ['face', 'device', 'apps', 'sms', 'behavior', 'attribution'] as const;

export type ConsentKind = (typeof consentKinds)[number];

/**
 * The version of each consent's text in `locales/long`. Increase it when the meaning of a text changes:
 * decisions on older versions are then ignored, and the user is asked again.
 */
export const consentVersions: Readonly<Record<ConsentKind, number>> = {
  face: 1,
  device: 3,
  apps: 2,
  sms: 3,
  behavior: 4,
  attribution: 2,
};

/**
 * Days that the server keeps the data of each consent; for legal review. Milestones carry no user data, so
 * there is nothing to keep, and the photos of a face are kept as those of the application.
 */
export const retentionDays: Readonly<Record<Exclude<ConsentKind, 'attribution' | 'face'>, number>> =
  {
    device: 365,
    apps: 90,
    sms: 90,
    behavior: 180,
  };

/** Whether a stored name is a kind of this version of the app. */
export function isConsentKind(name: string): name is ConsentKind {
  return consentKinds.some((kind) => kind === name);
}
