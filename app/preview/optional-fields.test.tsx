import { screen as shownPage, waitFor } from '@testing-library/react';
import { ids as homeIds } from '@/app/home/home.ids';
import { screen as home } from '@/app/pages/index/index/screen';
import { allStates, type StateOfScreen, visitState } from '@/app/testing/walk-states';
import { saveTransferInfo, submitApplication, uploadImage } from '@/lib/api/calls/application';
import { applyForLoan, requestRepayment } from '@/lib/api/calls/loan';
import { request } from '@/lib/api/client';
import { contract, type Path } from '@/lib/api/contract';
import { logIn } from '@/lib/session/log-in';
import { optionalFields, type SchemaNode, withoutOptional } from '@/lib/testing/optional-fields';
import { renderScreen } from '@/lib/testing/render-screen';
import { server } from '@/lib/testing/server';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { textsOnPage } from '@/lib/testing/texts-on-page';

/** The optional fields that the sandbox has sent. */
const sent = new Set<SchemaNode>();

/** A server that sends none of the optional fields of the contract. */
function bareSandbox(): TestSandbox {
  const sandbox = createTestSandbox();
  const { fetch } = sandbox;
  sandbox.fetch = async (request) => {
    const response = await fetch(request);
    const path = new URL(request.url).pathname.slice(1);
    const reply: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    if (!isPath(path) || !isReply(reply)) return response;
    const ret = withoutOptional(contract[path].ret, reply.ret, (field) => sent.add(field));
    return Response.json({ ...reply, ret }, { status: response.status, headers: response.headers });
  };
  return sandbox;
}

function isPath(path: string): path is Path {
  return Object.hasOwn(contract, path);
}

function isReply(value: unknown): value is { code: 0; ret: unknown } {
  return typeof value === 'object' && value !== null && 'code' in value && value.code === 0;
}

beforeAll(() => {
  window.scrollTo = () => undefined;
});

/** What the sandbox is asked in a state: its query has no part in that, and a call that fails has no fields. */
const askedIn = ({ path, state: { scenario, before, actions } }: StateOfScreen) =>
  JSON.stringify([path, scenario, before, actions]);

const answered = allStates.filter(({ state }) => !state.faults?.length);
const differing = answered.filter(
  (each, at) => answered.findIndex((other) => askedIn(other) === askedIn(each)) === at,
);

test.each(differing)(
  '$path $name is whole with a server that sends no optional field',
  async (each) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await visitState(each, {
      mayEndEarly: true,
      options: { sandbox: bareSandbox() },
      check: () => {
        const holes = /\b(undefined|NaN|null|Invalid Date|object Object)\b/;
        expect(textsOnPage().filter((text) => holes.test(text))).toEqual([]);
        expect(document.querySelector('h1')).not.toBeNull();
        expect(log.mock.calls).toEqual([]);
      },
    });
    log.mockRestore();
  },
  60_000,
);

test.each(['waiting', 'lending', 'overdue', 'payment_failed'])(
  'Home shows the loan that the list has when it is %s and Home names none',
  async (scenario) => {
    const sandbox = bareSandbox();
    await renderScreen(home, { scenario }, { sandbox });
    await shownPage.findByRole('heading', { level: 1, name: /./ });
    const detail = await waitFor(() => {
      const link = document.getElementById(scenario === 'overdue' ? homeIds.pay : homeIds.detail);
      if (!link) throw new Error('no link to the loan');
      return link;
    });
    const { orders } = sandbox.control.state().state.accounts.at(-1) ?? {};
    expect(detail.getAttribute('href')).toContain(`order_no=${orders?.[0]?.order_no}`);
  },
);

test('Home shows what the products allow, not the advertised amount, when it names no quota', async () => {
  await renderScreen(home, { scenario: 'approved' }, { sandbox: bareSandbox() });
  const products = await request('app/get_product_list', {});
  const { teaser } = await request('app/home', {});
  const limit = Math.max(...products.map(({ max_amount }) => max_amount));
  expect(limit).toBeLessThan(teaser.max_amount);
  expect(await shownPage.findByText(`${limit} pesos`)).toBeInTheDocument();
});

test('Home asks to check every step when a review does not say what to correct', async () => {
  await renderScreen(home, { scenario: 'not_approved' }, { sandbox: bareSandbox() });
  const links = await shownPage.findAllByRole('link');
  const hrefs = links.map((link) => link.getAttribute('href'));
  expect(hrefs.filter((href) => href?.endsWith('?fix=1'))).toHaveLength(5);
});

test('application, loan and payment go through with a server that sends no optional field', async () => {
  const sandbox = bareSandbox();
  server.use(...sandbox.handlers);
  await logIn({ ...sandbox.control.scenario('photo_rejected'), new_guest: false });
  const photo = { mime: 'image/jpeg', image: 'AAAA' };
  const taken = ['id_front', 'id_front', 'id_back', 'selfie'] as const;
  const replies = [];
  for (const kind of taken) replies.push(await uploadImage({ kind, ...photo }));
  expect(replies.map(({ accepted, reason }) => [accepted, reason])).toEqual([
    [false, undefined],
    ...[1, 2, 3].map(() => [true, undefined]),
  ]);
  await saveTransferInfo({
    account_type: 'bank',
    bank_code: '012',
    bank_account_type: 'vista',
    account_number: '123456789',
    full_name: 'Camila Muñoz',
  });
  await request('app/get_bank_info', {});
  await submitApplication();
  sandbox.control.advance('PT2M');
  expect(await request('app/home', {})).toMatchObject({ state: 'approved' });
  const [product] = await request('app/get_product_list', {});
  const { id: product_id = '', min_amount: amount = 0, terms } = product ?? {};
  const quote = await request('loan/preview', { product_id, amount, term_days: terms?.[0] ?? 0 });
  const { preview_id = '' } = quote ?? {};
  const agreement = { version: '1', sha256: 'a'.repeat(64) };
  const signature = 'Camila Muñoz';
  const { order_no } = await applyForLoan({ preview_id, agree: true, signature, agreement });
  sandbox.control.advance('PT1M');
  const { amount_due, options } = await request('app/get_pay_option', { order_no });
  const option_id = options.find(({ kind }) => kind === 'transfer')?.id ?? '';
  const payment = await requestRepayment({ order_no, option_id, amount: amount_due });
  expect(payment).toEqual({ payment_id: expect.any(String) });
  const { list } = await request('user/get_processing_order', { page: 1, page_size: 1 });
  expect(list[0]).toMatchObject({ order_no, state: 'lending', amount_due });
});

test('a log-in by e-mail goes through with a server that sends no optional field', async () => {
  const sandbox = bareSandbox();
  server.use(...sandbox.handlers);
  const email = 'camila@luka.example';
  await request('user/get_mail_code', { email });
  const code = sandbox.control.outbox().at(-1)?.code ?? '';
  await logIn(await request('user/login', { type: 'email', email, code, agree: true }));
  expect(await request('app/home', {})).toMatchObject({ state: 'init' });
});

test('the sandbox has sent every optional field by now', () => {
  const missing = Object.entries(contract).flatMap(([path, { ret }]) =>
    optionalFields(ret)
      .filter(({ schema }) => !sent.has(schema))
      .map(({ name }) => `${path} ${name}`),
  );
  expect(missing).toEqual([]);
});
