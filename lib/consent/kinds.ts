/**
 * What a person is asked about, each by itself (contract.md section 6): the phone's data, the installed
 * apps, text messages, how the app is used, and counting milestones for marketing (`afEvent`).
 */
export const consentKinds = ['device', 'apps', 'sms', 'behavior', 'attribution'] as const;

export type ConsentKind = (typeof consentKinds)[number];

/**
 * The version of each consent's text in `locales/long`. Whoever changes what a text means raises it: an
 * answer to an older one counts no more, and the question is open again.
 */
export const consentVersions: Readonly<Record<ConsentKind, number>> = {
  device: 1,
  apps: 1,
  sms: 1,
  behavior: 1,
  attribution: 1,
};

/** True for the name of a kind that this version asks about. */
export function isConsentKind(name: string): name is ConsentKind {
  return consentKinds.some((kind) => kind === name);
}
