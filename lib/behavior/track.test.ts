import { waitFor } from '@testing-library/react';
import { saveDecision } from '@/lib/consent/decisions';
import { removeValue } from '@/lib/storage/values';
import { logInConsenting } from '@/lib/testing/consenting-user';
import { queuedEvents } from './event-queue';
import { type BehaviorKey, behaviorEvents } from './events';
import { sendDueEvents } from './send-events';
import { track } from './track';
import { trackLater } from './track-later';

jest.mock('./send-events', () => ({ sendDueEvents: jest.fn() }));

beforeEach(() => logInConsenting('behavior'));

const now = Date.parse('2026-07-08T10:42:00-04:00');

test('queues an event with key, time and details', () => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  track('loan_signed');
  track(
    'form_refused',
    { form: 'basic', field: 'run', count: 1 },
    { form: 'basic', field: 'gender', count: 2 },
  );
  expect(queuedEvents()).toEqual([
    { key: 'loan_signed', time: now },
    {
      key: 'form_refused',
      time: now,
      sub_e: [
        { form: 'basic', field: 'run', count: 1 },
        { form: 'basic', field: 'gender', count: 2 },
      ],
    },
  ]);
  jest.mocked(Date.now).mockRestore();
});

test('sends due events after each event', () => {
  track('loan_signed');
  expect(sendDueEvents).toHaveBeenCalledTimes(1);
});

test.each<[string, () => void]>([
  ['without a decision', () => logInConsenting()],
  ['without consent', () => saveDecision('behavior', false)],
  ['for a guest', () => removeValue('uni_token')],
])('queues nothing %s', (_, given) => {
  given();
  track('loan_signed');
  expect(localStorage.getItem('localMainBehaviorEventList')).toBeNull();
  expect(sendDueEvents).not.toHaveBeenCalled();
});

test.each([
  { screen: '/pages/order-detail/order-detail?order_no=26100482' },
  { screen: 'https://luka.cl' },
  { screen: '/', order_no: '26100482' },
])('ignores details that do not match the schema: %j', (details) => {
  track('screen_opened', details);
  expect(queuedEvents()).toEqual([]);
});

test('no schema accepts a typed value or an amount', () => {
  track('form_refused', { form: 'basic', field: '12.345.678-5', count: 1 });
  track('form_started', { form: 'Camila' });
  track('preview_changed', { count: 250_000 });
  expect(queuedEvents()).toEqual([]);
});

test('each event has a reason of its own', () => {
  const reasons = Object.values(behaviorEvents).map(({ reason }) => reason);
  expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
  expect(new Set(reasons).size).toBe(reasons.length);
});

test('trackLater loads the tracker and queues the event', async () => {
  trackLater('photo_retaken', { kind: 'selfie' });
  const keys: BehaviorKey[] = ['photo_retaken'];
  await waitFor(() => expect(queuedEvents().map(({ key }) => key)).toEqual(keys));
});
