import { consentVersions } from '@/lib/consent/kinds';
import { readValue, writeValue } from '@/lib/storage/values';

const monday = '2026-11-16T13:05:00Z';
const friday = '2026-11-20T13:20:00Z';

/** Has the person logged in allowed and refused some of what they are asked, and sent it with every outcome. */
export function rememberShared(): void {
  const userId = readValue('user_id');
  if (userId === null) return;
  writeValue(`luka_consents_${userId}`, {
    device: { granted: true, at: monday, version: consentVersions.device },
    apps: { granted: false, at: friday, version: consentVersions.apps },
    behavior: { granted: true, at: monday, version: consentVersions.behavior },
  });
  const whole = { at: monday, bytes: 412, items: 13, sent: true, attempts: 1 };
  writeValue(`luka_uploads_${userId}`, [
    { ...whole, kind: 'device' },
    { ...whole, kind: 'apps', bytes: 23_400, items: 96 },
    { ...whole, kind: 'behavior', at: '2026-11-19T13:05:00Z', items: 20, sent: false, attempts: 3 },
    { ...whole, kind: 'sms', at: friday, bytes: 0, items: 0, sent: false, attempts: 0 },
  ]);
}
