/** A session that was not used for longer ends, in ms: 14 days (contract.md section 8). */
export const maxIdleMs = 14 * 86_400_000;
