import { readValue, removeValue } from '@/lib/storage/values';
import { isSentAlready, keptPerKind, recordUpload, type UploadRecord } from './records';

afterEach(() => removeValue('luka_uploads_u1'));

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
const kept = () => readValue('luka_uploads_u1') ?? [];

test('uploads are kept in their order, whether they arrived or not', () => {
  recordUpload('u1', record({ items: 1 }));
  recordUpload('u1', record({ items: 2, sent: false, attempts: 3, error: 'network' }));
  expect(kept()).toEqual([
    record({ items: 1 }),
    record({ items: 2, sent: false, attempts: 3, error: 'network' }),
  ]);
});

test('of each kind the newest are kept, however many of another there are', () => {
  recordUpload('u1', record({ kind: 'sms' }));
  for (let items = 0; items < keptPerKind + 5; items += 1) recordUpload('u1', record({ items }));
  expect(kept()).toHaveLength(keptPerKind + 1);
  expect(kept()[0]?.kind).toBe('sms');
  expect(kept()[1]?.items).toBe(5);
  expect(kept().at(-1)?.items).toBe(keptPerKind + 4);
});

test('garbage in storage is gone with the next upload', () => {
  localStorage.setItem('luka_uploads_u1', '[{"kind":');
  recordUpload('u1', record());
  expect(kept()).toEqual([record()]);
});

test('only what arrived last was sent already', () => {
  expect(isSentAlready('u1', 'device', 'aa')).toBe(false);
  recordUpload('u1', record({ print: 'aa', sent: false }));
  expect(isSentAlready('u1', 'device', 'aa')).toBe(false);
  recordUpload('u1', record({ print: 'aa' }));
  expect(isSentAlready('u1', 'device', 'aa')).toBe(true);
  expect(isSentAlready('u1', 'apps', 'aa')).toBe(false);
  expect(isSentAlready('u2', 'device', 'aa')).toBe(false);
  recordUpload('u1', record({ print: 'bb' }));
  expect(isSentAlready('u1', 'device', 'aa')).toBe(false);
});
