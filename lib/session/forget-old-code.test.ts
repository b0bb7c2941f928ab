import { readValue, writeValue } from '@/lib/storage/values';
import { forgetOldCode } from './forget-old-code';

const minute = 60_000;

function sentAgo(ms: number) {
  writeValue('luka_code_sent', { to: '+56912345678', at: Date.now() - ms, resend_seconds: 60 });
  forgetOldCode();
  return readValue('luka_code_sent');
}

test('while the SMS is read the wait for another code goes on, whatever becomes of the app', () => {
  expect(sentAgo(minute)).not.toBeNull();
});

test('the phone of somebody who never entered the code does not stay', () => {
  expect(sentAgo(61 * minute)).toBeNull();
});
