import fc from 'fast-check';
import * as v from 'valibot';
import { type Body, contract, type Path } from '@/lib/api/contract';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { sampleBasic, sampleExtra, sampleTransfer } from './data/sample-person';
import { isScenarioName, scenarios } from './scenarios';

/** What the person has seen so far: later calls name it. */
type Model = { token: string; previewId: string; orderNo: string; due: number };
type World = { sandbox: TestSandbox; model: Model };
type Move = { name: string; run: (world: World) => Promise<void> };

/** Makes a call and holds its reply against the contract: `ret` by its schema, or a word why not. */
async function call<P extends Path>({ sandbox, model }: World, path: P, body: Body<P>) {
  const reply = await sandbox.call(path, body, model.token);
  if (reply.code === 0) v.parse(contract[path].ret, reply.ret);
  else expect(reply.msg).not.toBe('');
  expect(reply.code === 0).toBe(reply.msg === '');
  return Object(reply.ret);
}

const image = btoa('x');
const page = { page: 1, page_size: 20 };

const calls: Move[] = [
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
      const asked = await call(world, 'app/get_pay_option', { order_no: world.model.orderNo });
      world.model.due = asked.amount_due ?? world.model.due;
    },
  },
];

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...calls) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.keys(scenarios)).map(scenarioMove) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('PT9S', 'PT2M', 'P1D', 'P8D', 'P31D').map((duration) => ({
      name: `wait ${duration}`,
      run: async ({ sandbox }: World) => void sandbox.control.advance(duration),
    })),
  },
  { weight: 1, arbitrary: fc.nat(3).map(handInMove) },
  { weight: 1, arbitrary: fc.integer({ min: 4, max: 36 }).map(previewMove) },
  { weight: 2, arbitrary: fc.nat(3).map(applyMove) },
  { weight: 2, arbitrary: fc.nat(3).map(repayMove) },
);

test('no sequence of calls brings a reply that breaks the contract, or a state that cannot be', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { maxLength: 25 }), async (moves) => {
      const sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z') });
      const { token } = await sandbox.signIn();
      const world: World = { sandbox, model: { token, previewId: 'none', orderNo: '0', due: 0 } };
      for (const move of moves) {
        await move.run(world);
        await ensureSound(world);
      }
    }),
    { numRuns: 60 },
  );
}, 30_000);

async function ensureSound(world: World): Promise<void> {
  const home = await call(world, 'app/home', {});
  const { quota, order, state } = home;
  if (quota) expect(quota.total - quota.used - quota.frozen).toBeGreaterThanOrEqual(0);
  const withOrder = ['waiting', 'lending', 'overdue', 'payment_failed', 'cleared'];
  expect(Boolean(order)).toBe(withOrder.includes(state));
  if (order) expect(order.state).toBe(state);
  const stored = world.sandbox.control.state().state.accounts.flatMap(({ orders }) => orders);
  expect(stored.filter((one) => one.stage !== 'cleared').length).toBeLessThanOrEqual(1);
  const requests = stored.map((one) => one.request_id);
  expect(new Set(requests).size).toBe(requests.length);
}

function scenarioMove(name: string): Move {
  return {
    name,
    run: async ({ sandbox, model }) => {
      // A guest's replies are held against the contract by tests of their own.
      if (isScenarioName(name) && name !== 'guest') {
        sandbox.scenario(name, { token: model.token, size: 2 });
      }
    },
  };
}

function handInMove(number: number): Move {
  return {
    name: 'hand in',
    run: async (world) => call(world, 'loan/apply_info', { request_id: `in${number}` }),
  };
}

function previewMove(steps: number): Move {
  return {
    name: 'preview',
    run: async (world) => {
      const choice = { product_id: 'luka', amount: steps * 10_000, term_days: 30 };
      const { preview_id } = await call(world, 'loan/preview', choice);
      world.model.previewId = preview_id ?? world.model.previewId;
    },
  };
}

function applyMove(number: number): Move {
  return {
    name: 'apply',
    run: async (world) => {
      const { previewId } = world.model;
      await call(world, 'loan/apply', {
        request_id: `wish${number}`,
        preview_id: previewId,
        agree: true,
        signature: 'C',
      });
    },
  };
}

function repayMove(number: number): Move {
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
