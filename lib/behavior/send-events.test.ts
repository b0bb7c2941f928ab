import { configure, waitFor } from '@testing-library/react';
import { setFetch } from '@/lib/api/transport';
import { saveDecision } from '@/lib/consent/decisions';
import { logOut } from '@/lib/session/log-out';
import { readValue, writeValue } from '@/lib/storage/values';
import { logInConsenting, removeConsentingUser } from '@/lib/testing/consenting-user';
import { type FakeServer, json, startFakeServer } from '@/lib/testing/fake-server';
import { dueCount, sendDueEvents, sendEvents } from './send-events';
import { addEvent, waitingEvents } from './waiting-events';

// What comes by itself may take its time on a machine that has much else to do.
configure({ asyncUtilTimeout: 20_000 });

let server: FakeServer;

beforeEach(async () => {
  server = startFakeServer();
  logInConsenting('behavior');
  // A success forgets an earlier test's failure.
  addEvent(event(0));
  await sendEvents();
  server.received.length = 0;
  logInConsenting('behavior');
});
afterEach(() => {
  setFetch(undefined);
  removeConsentingUser();
});

const event = (time: number) => ({ key: 'loan_signed', time });
const add = (count: number) => {
  for (let time = 1; time <= count; time += 1) addEvent(event(time));
};
const kept = () => readValue('luka_uploads_u1') ?? [];

/** What the server was sent, decoded. */
function sentTimes(): number[][] {
  return server.received.map(({ body }) => {
    const { data }: { data: string } = Object(body);
    const events: { time: number }[] = JSON.parse(atob(data));
    return events.map(({ time }) => time);
  });
}

test('what waits is sent in one go, leaves the phone and is written down', async () => {
  add(3);
  await sendEvents();
  expect(sentTimes()).toEqual([[1, 2, 3]]);
  expect(waitingEvents()).toEqual([]);
  expect(kept()).toMatchObject([{ kind: 'behavior', items: 3, sent: true, attempts: 1 }]);
});

test('where nothing waits nothing is sent', async () => {
  await sendEvents();
  expect(server.received).toEqual([]);
  expect(kept()).toEqual([]);
});

test('enough events are sent by themselves, fewer wait', async () => {
  add(dueCount - 1);
  sendDueEvents();
  add(1);
  sendDueEvents();
  await waitFor(() => expect(waitingEvents()).toEqual([]));
  expect(sentTimes().map((times) => times.length)).toEqual([dueCount]);
});

test('a failure is tried twice more, then the events wait and are not tried at every next one', async () => {
  server.answer(() => json({ code: 1, msg: 'Ocupado' }));
  add(dueCount);
  await sendEvents();
  expect(server.received).toHaveLength(3);
  expect(waitingEvents()).toHaveLength(dueCount);
  expect(kept()).toMatchObject([{ sent: false, attempts: 3, error: 'refused' }]);
  addEvent(event(99));
  sendDueEvents();
  server.answer(() => json({ code: 0, msg: '', ret: {} }));
  await sendEvents();
  expect(sentTimes()).toHaveLength(4);
  expect(sentTimes()[3]).toHaveLength(dueCount + 1);
});

test('what comes while others are on their way waits for the next time', async () => {
  add(1);
  server.answer(() => {
    addEvent(event(2));
    return json({ code: 0, msg: '', ret: {} });
  });
  await sendEvents();
  expect(waitingEvents()).toEqual([event(2)]);
});

test('while another tab sends, this one does not', async () => {
  add(2);
  writeValue('luka_behavior_turn', { tab: 'another', until: Date.now() + 60_000 });
  await sendEvents();
  expect(server.received).toEqual([]);
  expect(waitingEvents()).toHaveLength(2);
});

test("one person's events never go out under another's token", async () => {
  server.answer(() => new Promise(() => {}));
  add(2);
  const sent = sendEvents();
  await waitFor(() => expect(server.received).toHaveLength(1));
  await logOut('expired');
  writeValue('user_id', 'u2');
  writeValue('uni_token', 'token-2');
  await sent;
  expect(server.received).toHaveLength(1);
  expect(waitingEvents()).toEqual([]);
});

test('taken back, what is on its way is stopped and nothing more is sent', async () => {
  server.answer(() => new Promise(() => {}));
  add(2);
  const sent = sendEvents();
  await waitFor(() => expect(server.received).toHaveLength(1));
  saveDecision('behavior', false);
  await sent;
  await sendEvents();
  expect(server.received).toHaveLength(1);
});
