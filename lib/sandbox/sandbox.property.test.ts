import fc from 'fast-check';
import * as v from 'valibot';
import { type Body, contract, type Path } from '@/lib/api/contract';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { sampleBasic, sampleExtra, sampleTransfer } from './data/sample-user';
import { isScenarioName, scenarios } from './scenarios';

/** Values of earlier replies that later calls use. */
type Model = { token: string; previewId: string; orderNo: string; due: number };
type World = { sandbox: TestSandbox; model: Model };
type Action = { name: string; run: (world: World) => Promise<void> };

/** Sends a call and validates its reply: `ret` by its schema, or a message. */
async function call<P extends Path>({ sandbox, model }: World, path: P, body: Body<P>) {
  const reply = await sandbox.call(path, body, model.token);
  if (reply.code === 0) v.parse(contract[path].ret, reply.ret);
  else expect(reply.msg).not.toBe('');
  expect(reply.code === 0).toBe(reply.msg === '');
  return Object(reply.ret);
}

const image = btoa('x');
const page = { page: 1, page_size: 20 };

const calls: Action[] = [
  { name: 'basic', run: async (world) => call(world, 'app/save_basic_info', sampleBasic) },
  { name: 'social', run: async (world) => call(world, 'app/save_extra_info', sampleExtra) },
  { name: 'account', run: async (world) => call(world, 'app/save_transfer_info', sampleTransfer) },
  ...(['id_front', 'id_back', 'selfie'] as const).map((kind) => ({
    name: kind,
    run: async (world: World) =>
      call(world, 'app/upload_image_info', { kind, mime: 'image/png', image }),
  })),
  { name: 'coupons', run: async (world) => call(world, 'coupon/my_coupon', {}) },
  { name: 'products', run: async (world) => call(world, 'app/get_product_list', {}) },
  { name: 'complete', run: async (world) => call(world, 'user/get_complete_order', page) },
  {
    name: 'processing',
    run: async (world) => {
      const { list = [] } = await call(world, 'user/get_processing_order', page);
      expect(list.length).toBeLessThanOrEqual(1);
      world.model.orderNo = list[0]?.order_no ?? world.model.orderNo;
    },
  },
  {
    name: 'options',
    run: async (world) => {
      const reply = await call(world, 'app/get_pay_option', { order_no: world.model.orderNo });
      world.model.due = reply.amount_due ?? world.model.due;
    },
  },
];

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...calls) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.keys(scenarios)).map(scenarioAction) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('PT9S', 'PT2M', 'P1D', 'P8D', 'P31D').map((duration) => ({
      name: `wait ${duration}`,
      run: async ({ sandbox }: World) => void sandbox.control.advance(duration),
    })),
  },
  { weight: 1, arbitrary: fc.nat(3).map(submitAction) },
  { weight: 1, arbitrary: fc.integer({ min: 4, max: 36 }).map(quoteAction) },
  { weight: 2, arbitrary: fc.nat(3).map(applyAction) },
  { weight: 2, arbitrary: fc.nat(3).map(repayAction) },
);

test('any sequence of calls gives valid replies and a consistent state', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { maxLength: 25 }), async (actions) => {
      const sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z') });
      const { token } = await sandbox.signIn();
      const world: World = { sandbox, model: { token, previewId: 'none', orderNo: '0', due: 0 } };
      for (const action of actions) {
        await action.run(world);
        await expectConsistent(world);
      }
    }),
    { numRuns: 30 },
  );
}, 30_000);

async function expectConsistent(world: World): Promise<void> {
  const home = await call(world, 'app/home', {});
  const { quota, order, state } = home;
  if (quota) expect(quota.total - quota.used - quota.frozen).toBeGreaterThanOrEqual(0);
  const withOrder = ['waiting', 'lending', 'overdue', 'payment_failed', 'cleared'];
  expect(Boolean(order)).toBe(withOrder.includes(state));
  if (order) expect(order.state).toBe(state);
  const stored = world.sandbox.control.state().state.accounts.flatMap(({ orders }) => orders);
  expect(stored.filter((one) => one.status !== 'cleared').length).toBeLessThanOrEqual(1);
  const requests = stored.map((one) => one.request_id);
  expect(new Set(requests).size).toBe(requests.length);
}

function scenarioAction(name: string): Action {
  return {
    name,
    run: async ({ sandbox, model }) => {
      // The replies to guests have tests of their own.
      if (isScenarioName(name) && name !== 'guest') {
        sandbox.scenario(name, { token: model.token, size: 2 });
      }
    },
  };
}

function submitAction(number: number): Action {
  return {
    name: 'submit',
    run: async (world) => call(world, 'loan/apply_info', { request_id: `in${number}` }),
  };
}

function quoteAction(steps: number): Action {
  return {
    name: 'quote',
    run: async (world) => {
      const choice = { product_id: 'luka', amount: steps * 10_000, term_days: 90 };
      const { preview_id } = await call(world, 'loan/preview', choice);
      world.model.previewId = preview_id ?? world.model.previewId;
    },
  };
}

function applyAction(number: number): Action {
  return {
    name: 'apply',
    run: async (world) => {
      const { previewId } = world.model;
      await call(world, 'loan/apply', {
        request_id: `apply${number}`,
        preview_id: previewId,
        agree: true,
        signature: 'Camila Muñoz',
      });
    },
  };
}

function repayAction(number: number): Action {
  return {
    name: 'repay',
    run: async (world) => {
      const { orderNo, due } = world.model;
      const body = { request_id: `pay${number}`, order_no: orderNo, amount: due };
      const reply = await call(world, 'deal/repay_request', { ...body, option_id: 'yape' });
      if (reply.payment_id) world.sandbox.control.settle(reply.payment_id, 'success');
    },
  };
}
