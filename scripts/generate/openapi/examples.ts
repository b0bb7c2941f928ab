import * as v from 'valibot';
import { contract, type Path } from '@/lib/api/contract';
import { guestCalls } from '@/lib/sandbox/calls/all-calls';
import type { Reply } from '@/lib/sandbox/core/dispatch';
import { createSandbox } from '@/lib/sandbox/create-sandbox';
import { type Example, exampleCalls, type Fields } from './example-calls';

/** A call as it was sent to a sandbox, and what that answered. */
type Exchange = { summary: string; isRefused: boolean; body: Fields; reply: Reply };

/** A morning in Santiago: with the sandbox's seed it fixes every date, id and token. */
const morning = Date.parse('2026-11-20T13:42:00Z');

/**
 * What a sandbox answers to the examples of a call: those of `example-calls.ts` in their order, then the refusals that
 * all calls have in common. Throws where it grants what should be refused, or the other way round.
 */
async function exchangesOf(path: Path): Promise<Exchange[]> {
  const [first, ...others] = exampleCalls.filter((example) => example.path === path);
  if (!first) throw new Error(`example-calls.ts has no example of ${path}`);
  const granted = await exchange(first);
  const all = [granted];
  for (const example of others) all.push(await exchange(example));
  const refusal = { path, scenario: first.scenario, isRefused: true } as const;
  if (!v.is(contract[path].body, {})) all.push(await exchange({ ...refusal, summary: 'bad body' }));
  if (!(path in guestCalls)) {
    const { body } = granted;
    all.push(await exchange({ ...refusal, summary: 'session over', scenario: 'guest', body }));
  }
  return all;
}

/** What OpenAPI lists as examples: the bodies of calls that are granted, and all replies. */
export async function examplesOf(path: Path) {
  const exchanges = await exchangesOf(path);
  return {
    bodies: listed(
      exchanges.filter(({ isRefused }) => !isRefused),
      ({ body }) => body,
    ),
    replies: listed(exchanges, ({ reply }) => reply),
  };
}

function listed<T>(exchanges: readonly Exchange[], pick: (exchange: Exchange) => T) {
  const entries = exchanges.map(
    (one) =>
      [one.summary.replace(/\W+/g, '_'), { summary: one.summary, value: pick(one) }] as const,
  );
  return Object.fromEntries(entries);
}

/** Puts a new sandbox into the example's scenario, and sends it what comes before, and the call. */
async function exchange(example: Example): Promise<Exchange> {
  const { path, summary, scenario, isRefused = false } = example;
  const { fetch, control } = createSandbox({ now: () => morning, language: 'en' });
  const { token } = control.scenario(scenario);
  const send = async (to: Path, sent: unknown): Promise<Reply> => {
    const headers = { 'content-type': 'application/json', ...(token && { token }) };
    const request = { method: 'POST', headers, body: JSON.stringify(sent) };
    return (await fetch(new Request(`https://api.example/${to}`, request))).json();
  };
  const before = await example.before?.({ send, control });
  const body = { ...example.body, ...before, ...example.change };
  const reply = await send(path, body);
  if ((reply.code !== 0) !== isRefused) {
    throw new Error(`${path}, ${summary}: code ${reply.code}, ${reply.msg}`);
  }
  return { summary, isRefused, body, reply };
}
