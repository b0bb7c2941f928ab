import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { installFakeShell } from '@/lib/testing/fake-shell';
import { BridgeError, bridgeErrorCodes } from './bridge-error';
import { callBridge } from './call';
import { type BridgeEvent, contract, type Reply } from './contract';
import { parseList } from './parse-list';

const ending = v.union([
  v.strictObject({ value: v.unknown() }),
  v.strictObject({ error: v.picklist(bridgeErrorCodes), field: v.optional(v.string()) }),
  v.strictObject({ open: v.literal(true) }),
]);
const shellStep = v.strictObject({
  /** The function of the page that the shell calls. */
  to: v.picklist(['onMessage', 'onChunk']),
  /** Milliseconds that pass before it does. */
  after: v.optional(v.number(), 0),
  /** The argument as JSON; `<id 0>` is replaced by the callback id of the first call, and so on. */
  message: v.optional(v.unknown()),
  /** The argument as text, for what is not JSON. */
  raw: v.optional(v.string()),
  /** Whether the page handled it. */
  taken: v.boolean(),
});
const caseFile = v.strictObject({
  about: v.string(),
  cases: v.array(
    v.strictObject({
      name: v.string(),
      calls: v.array(
        v.strictObject({
          event: v.custom<BridgeEvent>((name) => Object.hasOwn(contract, String(name))),
          data: v.optional(v.unknown()),
          /** False if the page refuses the data and posts nothing. */
          posted: v.optional(v.boolean(), true),
          ends: ending,
        }),
      ),
      shell: v.array(shellStep),
    }),
  ),
});

type Ending = v.InferOutput<typeof ending>;
type ShellStep = v.InferOutput<typeof shellStep>;

const folder = join(__dirname, 'cases/page');
const files = readdirSync(folder).map((name) => ({
  name,
  ...v.parse(caseFile, JSON.parse(readFileSync(join(folder, name), 'utf8'))),
}));

describe.each(files)('$name', ({ cases }) => {
  test.each(cases)('$name', async ({ calls, shell }) => {
    if (shell.some(({ after }) => after > 0)) jest.useFakeTimers();
    const native = installFakeShell();
    const caller = new AbortController();
    const outcomes = calls.map(({ event, data }) =>
      outcomeOf(readAll(event, [data, { signal: caller.signal }])),
    );
    const ids: string[] = [];
    for (const { event, data, posted } of calls) {
      if (!posted) continue;
      const message = await native.next(event);
      expect(message).toEqual({ event, callbackId: expect.any(String), data });
      ids.push(message.callbackId);
    }

    const taken: unknown[] = [];
    for (const step of shell) {
      if (step.after > 0) await jest.advanceTimersByTimeAsync(step.after);
      taken.push(window[step.to]?.(textOf(step, ids)));
    }
    expect(taken).toEqual(shell.map((step) => step.taken));

    for (const [index, { ends }] of calls.entries()) {
      const outcome = outcomes[index];
      if ('open' in ends) caller.abort();
      await expect(outcome).resolves.toEqual('open' in ends ? { error: 'cancelled' } : ends);
    }
  });
});

test('the cases cover a reply of every event and every error code', () => {
  const all = files.flatMap((file) => file.cases).flatMap(({ calls }) => calls);
  const replied = all.filter(({ ends }) => 'value' in ends).map(({ event }) => event);
  expect(new Set(replied)).toEqual(new Set(Object.keys(contract)));
  const codes = all.flatMap(({ ends }) => ('error' in ends ? [ends.error] : []));
  // call.test.ts has these: without a shell, at the deadline and by the page itself.
  const elsewhere = ['timeout', 'too_large', 'nothing'];
  expect([...new Set([...codes, ...elsewhere])].sort()).toEqual([...bridgeErrorCodes].sort());
});

describe('the messages for tests of the shell', () => {
  const { cases } = v.parse(
    v.strictObject({
      about: v.string(),
      cases: v.array(
        v.strictObject({
          name: v.string(),
          raw: v.string(),
          answer: v.nullable(v.union([v.literal('reply'), v.picklist(bridgeErrorCodes)])),
        }),
      ),
    }),
    JSON.parse(readFileSync(join(__dirname, 'cases/shell/messages.json'), 'utf8')),
  );

  test('begin with a message that has the fields of what the page posts', async () => {
    const native = installFakeShell();
    document.head.innerHTML = '<meta name="bridge-secret" content="<secret>">';
    native.reply('selfAppInfo', {});
    await callBridge('selfAppInfo').catch(() => undefined);
    const first: unknown = JSON.parse(cases[0]?.raw ?? '');
    expect(native.posted).toEqual([Object.assign({}, first, { callbackId: expect.any(String) })]);
  });
});

function textOf({ message, raw }: ShellStep, ids: readonly string[]): string {
  const text = raw ?? JSON.stringify(message);
  return text.replaceAll(/<id (\d)>/g, (_, index) => ids[Number(index)] ?? 'none');
}

/** The reply of a call; a list with its items, or with their number where the shell has not counted them. */
async function readAll(event: BridgeEvent, input: readonly unknown[]): Promise<unknown> {
  if (event !== 'smsInfo' && event !== 'installAppInfo') {
    return Reflect.apply(callBridge, undefined, [event, ...input]);
  }
  const reply: Reply<typeof event> = await Reflect.apply(callBridge, undefined, [event, ...input]);
  const list = await parseList(event, reply);
  return { list, total_count: reply.total_count ?? list.length };
}

async function outcomeOf(call: Promise<unknown>): Promise<Ending> {
  try {
    return { value: await call };
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error;
    const { code, field } = error;
    return field === undefined ? { error: code } : { error: code, field };
  }
}
