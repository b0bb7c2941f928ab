import { configure, waitFor } from '@testing-library/react';
import { saveDecision } from '@/lib/consent/decisions';
import { removeValue } from '@/lib/storage/values';
import { logInConsenting, removeConsentingUser } from '@/lib/testing/consenting-user';
import { type BehaviorKey, behaviorEvents } from './events';
import { sendDueEvents } from './send-events';
import { track } from './track';
import { trackLater } from './track-later';
import { waitingEvents } from './waiting-events';

// What comes by itself may take its time on a machine that has much else to do.
configure({ asyncUtilTimeout: 20_000 });

jest.mock('./send-events', () => ({ sendDueEvents: jest.fn() }));

beforeEach(() => logInConsenting('behavior'));
afterEach(removeConsentingUser);

const now = Date.parse('2026-07-08T10:42:00-04:00');

test('an event has its key, its time and its details', () => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  track('loan_signed');
  track(
    'form_refused',
    { form: 'basic', field: 'run', count: 1 },
    { form: 'basic', field: 'gender', count: 2 },
  );
  expect(waitingEvents()).toEqual([
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

test('each event gives occasion to send', () => {
  track('loan_signed');
  expect(sendDueEvents).toHaveBeenCalledTimes(1);
});

test.each<[string, () => void]>([
  ['nobody was asked', () => logInConsenting()],
  ['the answer was no', () => saveDecision('behavior', false)],
  ['nobody is logged in', () => removeValue('uni_token')],
])('where %s nothing is even kept', (_, given) => {
  given();
  track('loan_signed');
  expect(localStorage.getItem('localMainBehaviorEventList')).toBeNull();
  expect(sendDueEvents).not.toHaveBeenCalled();
});

test.each([
  { screen: '/pages/order-detail/order-detail?order_no=26100482' },
  { screen: 'https://luka.cl' },
  { screen: '/', order_no: '26100482' },
])('an event that would tell more than it may is not noted: %j', (details) => {
  track('screen_opened', details);
  expect(waitingEvents()).toEqual([]);
});

test('neither a value typed nor an amount fits anywhere', () => {
  track('form_refused', { form: 'basic', field: '12.345.678-5', count: 1 });
  track('form_started', { form: 'Camila' });
  track('preview_changed', { count: 250_000 });
  expect(waitingEvents()).toEqual([]);
});

test('each event says why it is noted', () => {
  const reasons = Object.values(behaviorEvents).map(({ reason }) => reason);
  expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
  expect(new Set(reasons).size).toBe(reasons.length);
});

test('a screen that does not carry the tracker notes its event all the same', async () => {
  trackLater('photo_retaken', { kind: 'selfie' });
  const keys: BehaviorKey[] = ['photo_retaken'];
  await waitFor(() => expect(waitingEvents().map(({ key }) => key)).toEqual(keys));
});
