import { wipePersonal } from '@/lib/storage/wipe-personal';
import { type FakeServer, json, ok, startFakeServer } from '../test/fake-server';
import { samples } from '../test/samples';
import { setFetch } from '../transport';
import { applyForLoan, previewLoan } from './loan';

const agreement = { preview_id: 'v1', agree: true, signature: 'M0 0L1 1' } as const;
let server: FakeServer;

beforeEach(() => {
  wipePersonal('signOut');
  server = startFakeServer();
});

afterEach(() => setFetch(undefined));

const grant = () => server.answer(() => ok('loan/apply', { order_no: 'L1' }));
const answerBrokenOff = () => server.answer(() => new Response('{"code":0,"msg":"","ret":{"ord'));

test('the costs of a choice are read', async () => {
  const { body, ret } = samples['loan/preview'];
  server.answer(() => ok('loan/preview', ret));
  await expect(previewLoan(body)).resolves.toEqual(ret);
  expect(server.received).toMatchObject([{ path: 'loan/preview', body }]);
});

test('a term that the product does not have reads as null', async () => {
  server.answer(() => json({ code: 1, msg: 'invalid loan_daycount', ret: null }));
  await expect(previewLoan(samples['loan/preview'].body)).resolves.toBeNull();
});

test('a loan is taken with an id of its own', async () => {
  grant();
  await expect(applyForLoan(agreement)).resolves.toEqual({ order_no: 'L1' });
  expect(server.received[0]?.body).toEqual({
    ...agreement,
    request_id: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
});

test('a double tap takes one loan', async () => {
  grant();
  const answers = await Promise.all([applyForLoan(agreement), applyForLoan(agreement)]);
  expect(answers).toEqual([{ order_no: 'L1' }, { order_no: 'L1' }]);
  expect(server.received).toHaveLength(1);
});

test('a retry after a reply that broke off asks for the same loan', async () => {
  answerBrokenOff();
  await expect(applyForLoan(agreement)).rejects.toMatchObject({ code: 'notJson' });
  grant();
  await applyForLoan(agreement);
  const [first, second] = server.received;
  expect(second?.body).toEqual(first?.body);
});

test('the loan of another preview is another one', async () => {
  answerBrokenOff();
  await applyForLoan(agreement).catch(() => {});
  grant();
  await applyForLoan({ ...agreement, preview_id: 'v2' });
  const ids = server.received.map(({ body }) => JSON.parse(JSON.stringify(body)).request_id);
  expect(new Set(ids).size).toBe(2);
});

test('after a refusal the next try is another wish', async () => {
  server.answer(() => json({ code: 409, msg: 'La oferta venció' }));
  await expect(applyForLoan(agreement)).rejects.toMatchObject({ code: 'refused' });
  grant();
  await applyForLoan(agreement);
  const [first, second] = server.received;
  expect(second?.body).not.toEqual(first?.body);
});
