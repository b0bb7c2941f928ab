import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as v from 'valibot';
import type { Failure, StepLog } from '@/e2e/driver/record/step-log';
import { bridgeMessage, loggedCall } from '@/lib/sandbox/control/traffic';
import type { TestedApp } from './narrate';

/** How far before the failure calls and messages are shown, and how long a page that hangs is waited for, in ms. */
const recentMs = 10_000;
const patienceMs = 5_000;

/** How many lines of the spec are shown before and after the one that failed. */
const linesAround = 2;

/** The error of a test, when what failed began (ms since 1970), and where the app is. */
type Cause = { error: unknown; since: number; findApp: () => Promise<Partial<TestedApp>> };

/** Logs what is there now that the running test has failed. Whatever cannot be had is left out. */
export async function logFailure(log: StepLog, { error, since, findApp }: Cause): Promise<void> {
  const { page, sandbox } = (await orNothing(findApp())) ?? {};
  const [calls, bridge, seen, jpeg] = await Promise.all([
    orNothing(sandbox && read(`${sandbox}/__sandbox/calls`, loggedCall)),
    orNothing(sandbox && read(`${sandbox}/__sandbox/bridge`, bridgeMessage)),
    orNothing(page?.evaluate(visibleText)),
    orNothing(page?.screenshot({ type: 'jpeg', quality: 70, timeout: patienceMs })),
  ]);
  const isRecent = ({ at }: { at: string }) => Date.parse(at) >= since - recentMs;
  const failure: Failure = {
    source: sourceOf(error),
    seen,
    calls: calls?.filter(isRecent) ?? [],
    bridge: bridge?.filter(isRecent) ?? [],
  };
  log.logFailure(failure, jpeg);
}

/** The line of the test file in the stack of an error, with the lines around it. @internal */
export function sourceOf(error: unknown): Failure['source'] {
  const stack = typeof error === 'object' && error && 'stack' in error ? String(error.stack) : '';
  const [, path, number] =
    /((?:[A-Z]:)?[^\s():]*\/e2e\/[^\s():]*\.test\.ts):(\d+):\d+/.exec(stack) ?? [];
  if (!path) return undefined;
  const line = Number(number);
  const first = Math.max(1, line - linesAround);
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .slice(first - 1, line + linesAround)
    .map((text, index): [number, string] => [first + index, text]);
  return { file: relative(process.cwd(), path), line, lines };
}

/** Runs in the page: the text of what is in front. */
function visibleText(): string {
  const dialog = document.querySelector<HTMLElement>('dialog[open]');
  const main = [...document.querySelectorAll<HTMLElement>('main')].find((each) =>
    each.checkVisibility(),
  );
  return (dialog ?? main ?? document.body).innerText.replace(/\n{2,}/g, '\n').slice(0, 1000);
}

async function read<const Schema extends v.GenericSchema>(url: string, schema: Schema) {
  return v.parse(v.array(schema), await (await fetch(url)).json());
}

/** The result of work that may fail or hang. */
async function orNothing<T>(work: Promise<T> | '' | undefined): Promise<T | undefined> {
  if (!work) return undefined;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined);
  });
  try {
    return await Promise.race([work, timeout]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
