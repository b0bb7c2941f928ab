import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { saveDecision } from '@/lib/consent/decisions';
import { consentVersions } from '@/lib/consent/kinds';
import { logOut } from '@/lib/session/log-out';
import { readValue, writeValue } from '@/lib/storage/values';
import { logInConsenting } from '@/lib/testing/consenting-user';
import { received, server } from '@/lib/testing/server';
import { enqueueEvent, queuedEvents } from './event-queue';
import { sendDueEvents, sendEvents } from './send-events';

const batchSize = 20;

beforeEach(async () => {
  logInConsenting('behavior');
  // A success resets the threshold after a failure of an earlier test.
  enqueueEvent(event(0));
  await sendEvents();
  received.length = 0;
  logInConsenting('behavior');
});

const event = (time: number) => ({ key: 'loan_signed', time });
const add = (count: number) => {
  for (let time = 1; time <= count; time += 1) enqueueEvent(event(time));
};
const records = () => readValue('luka_uploads_u1') ?? [];

/** The events of each request. */
function sentEvents(): { key: string; time: number }[][] {
  return received.map(({ body }) => {
    const { data }: { data: string } = Object(body);
    return JSON.parse(Buffer.from(data, 'base64').toString());
  });
}
const sentTimes = () => sentEvents().map((events) => events.map(({ time }) => time));

test('sends all queued events in one request, removes them and records the upload', async () => {
  add(3);
  await sendEvents();
  expect(sentTimes()).toEqual([[1, 2, 3]]);
  expect(queuedEvents()).toEqual([]);
  expect(records()).toMatchObject([{ kind: 'behavior', items: 3, sent: true, attempts: 1 }]);
});

test('sends with the events what was agreed to, in which version, and when', async () => {
  add(1);
  await sendEvents();
  expect(received[0]?.body).toMatchObject({
    consent: {
      kind: 'behavior',
      version: consentVersions.behavior,
      granted_at: readValue('luka_consents_u1')?.behavior?.at,
    },
  });
});

test('sends nothing when the queue is empty', async () => {
  await sendEvents();
  expect(received).toEqual([]);
  expect(records()).toEqual([]);
});

test('sendDueEvents sends a full batch only', async () => {
  add(batchSize - 1);
  sendDueEvents();
  add(1);
  sendDueEvents();
  await waitFor(() => expect(queuedEvents()).toEqual([]));
  expect(sentTimes().map((times) => times.length)).toEqual([batchSize]);
});

test('keeps the events after three failed attempts, and does not retry with every new event', async () => {
  server.use(http.post('*', () => HttpResponse.json({ code: 1, msg: 'Ocupado' })));
  add(batchSize);
  await sendEvents();
  expect(received).toHaveLength(3);
  expect(queuedEvents()).toHaveLength(batchSize);
  expect(records()).toMatchObject([{ sent: false, attempts: 3, error: 'refused' }]);
  enqueueEvent(event(99));
  sendDueEvents();
  server.use(http.post('*', () => HttpResponse.json({ code: 0, msg: '', ret: {} })));
  await sendEvents();
  expect(sentTimes()).toHaveLength(4);
  expect(sentTimes()[3]).toHaveLength(batchSize + 1);
});

test('keeps events that are queued while others are sent', async () => {
  add(1);
  server.use(
    http.post('*', () => {
      enqueueEvent(event(2));
      return HttpResponse.json({ code: 0, msg: '', ret: {} });
    }),
  );
  await sendEvents();
  expect(queuedEvents()).toEqual([event(2)]);
});

test('sends events as base64 of UTF-8', async () => {
  enqueueEvent({ key: 'ñ€😀', time: 1 });
  await sendEvents();
  expect(sentEvents()).toEqual([[{ key: 'ñ€😀', time: 1 }]]);
});

test('sends each event once when it is called twice', async () => {
  add(2);
  await Promise.all([sendEvents(), sendEvents()]);
  expect(sentTimes()).toEqual([[1, 2]]);
});

describe('with Web Locks', () => {
  const withLocks = (lock: object | null) => {
    const request = async (_: string, __: object, run: (lock: object | null) => unknown) =>
      run(lock);
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  };

  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  test('sends when the lock is available', async () => {
    withLocks({});
    add(2);
    await sendEvents();
    expect(sentTimes()).toEqual([[1, 2]]);
    expect(queuedEvents()).toEqual([]);
  });

  test('sends nothing while another tab has the lock', async () => {
    withLocks(null);
    add(2);
    await sendEvents();
    expect(received).toEqual([]);
    expect(queuedEvents()).toHaveLength(2);
  });
});

test('stops sending when another user logs in', async () => {
  server.use(http.post('*', () => new Promise(() => {})));
  add(2);
  const sent = sendEvents();
  await waitFor(() => expect(received).toHaveLength(1));
  await logOut('expired');
  writeValue('user_id', 'u2');
  writeValue('uni_token', 'token-2');
  await sent;
  expect(received).toHaveLength(1);
  expect(queuedEvents()).toEqual([]);
});

test('stops sending when the consent is withdrawn', async () => {
  server.use(http.post('*', () => new Promise(() => {})));
  add(2);
  const sent = sendEvents();
  await waitFor(() => expect(received).toHaveLength(1));
  saveDecision('behavior', false);
  await sent;
  await sendEvents();
  expect(received).toHaveLength(1);
});
