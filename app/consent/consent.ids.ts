import type { ConsentKind } from '@/lib/consent/kinds';

/** Element ids of the questions of consent, for tests. */
export const ids = {
  section: 'consent-section',
  /** The row that opens a question. */
  row: (kind: ConsentKind) => `consent-${kind}`,
  /** The switch in Settings. */
  toggle: (kind: string) => `consent-switch-${kind}`,
  allow: 'consent-allow',
  refuse: 'consent-refuse',
  look: 'consent-look',
  data: 'consent-data',
} as const;
