/** Why a photo, an application or a pay-out was turned down: kept as a key, told in the caller's language. */
export const reasonKeys = [
  'photo_blurred',
  'photo_glare',
  'photo_cut',
  'selfie_mismatch',
  'id_mismatch',
  'refused_by_policy',
  'payout_account_rejected',
] as const;
