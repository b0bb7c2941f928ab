import type { ConsentKind } from '@/lib/consent/kinds';

/** Element ids of the consents, for tests. */
export const ids = {
  section: 'consent-section',
  /** The row that opens a consent's sheet. */
  row: (kind: ConsentKind) => `consent-${kind}`,
  /** The switch in Settings. */
  toggle: (kind: string) => `consent-switch-${kind}`,
  allow: 'consent-allow',
  refuse: 'consent-refuse',
  look: 'consent-look',
  data: 'consent-data',
} as const;
