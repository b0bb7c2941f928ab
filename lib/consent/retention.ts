import type { ConsentKind } from './kinds';

/**
 * For how many days the server keeps what was sent with each consent; for legal review. Milestones are counted
 * without a name, so there is nothing of the person to keep.
 */
export const retentionDays: Readonly<Record<Exclude<ConsentKind, 'attribution'>, number>> = {
  device: 365,
  apps: 90,
  sms: 90,
  behavior: 180,
};
