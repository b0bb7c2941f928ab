import { readValue, removeValue } from '@/lib/storage/values';

/** A code has long ended by then, and with it the wait for another: milliseconds. */
const memoryMs = 3_600_000;

/** Forgets to whom a login code was sent, where nobody has entered it for an hour: a guest's phone or mail. */
export function forgetOldCode(): void {
  const sent = readValue('luka_code_sent');
  if (sent && sent.at + memoryMs < Date.now()) removeValue('luka_code_sent');
}
