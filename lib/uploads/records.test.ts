import { readValue } from '@/lib/storage/values';
import { isUploaded, recordUpload, type UploadRecord } from './records';

const at = '2026-07-08T10:42:00.000Z';
const record = (change: Partial<UploadRecord> = {}): UploadRecord => ({
  kind: 'device',
  at,
  bytes: 10,
  items: 1,
  sent: true,
  attempts: 1,
  ...change,
});
const records = () => readValue('luka_uploads_u1') ?? [];

test('keeps the newest 50 of each kind', () => {
  recordUpload('u1', record({ kind: 'sms' }));
  for (let items = 0; items < 55; items += 1) recordUpload('u1', record({ items }));
  expect(records()).toHaveLength(51);
  expect(records()[0]?.kind).toBe('sms');
  expect(records()[1]?.items).toBe(5);
  expect(records().at(-1)?.items).toBe(54);
});

test('isUploaded compares the last successful upload of the kind', () => {
  expect(isUploaded('u1', 'device', 'aa')).toBe(false);
  recordUpload('u1', record({ hash: 'aa', sent: false }));
  expect(isUploaded('u1', 'device', 'aa')).toBe(false);
  recordUpload('u1', record({ hash: 'aa' }));
  expect(isUploaded('u1', 'device', 'aa')).toBe(true);
  expect(isUploaded('u1', 'apps', 'aa')).toBe(false);
  expect(isUploaded('u2', 'device', 'aa')).toBe(false);
  recordUpload('u1', record({ hash: 'bb' }));
  expect(isUploaded('u1', 'device', 'aa')).toBe(false);
});
