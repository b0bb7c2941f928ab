import { stepLog } from '@/e2e/driver/record/step-log';
import type { Sandbox } from '@/lib/sandbox/create-sandbox';
import { errorRowOf } from './error-row';
import { type ServedSandbox, serveSandbox } from './serve-sandbox';

let running: Promise<ServedSandbox> | undefined;

/** The port that the Android builds of `.detoxrc.js` know, by `adb reverse`; the desktop takes any. */
const androidPort = 3000;

/** For whom the sandbox is, and the chance of the run: each spec file begins with it. */
export type SandboxStart = { isAndroid: boolean; seed: number };

/**
 * The address of this process's sandbox, as it is new: one server for all spec files, with nothing of the
 * file before in it, so that a file's codes are those of the run's seed, whatever ran before. What it
 * answers is measured for the table of coverage.
 */
export async function startSandbox({ isAndroid, seed }: SandboxStart): Promise<string> {
  running ??= start(isAndroid);
  const { url, sandbox } = await running;
  sandbox.control.reset({ seed });
  return url;
}

async function start(isAndroid: boolean): Promise<ServedSandbox> {
  const served = await serveSandbox({ port: isAndroid ? androidPort : 0, isForPhone: isAndroid });
  measure(served.sandbox);
  return served;
}

/** Writes down which row of the error catalogue each answer to a call is. */
function measure(sandbox: Sandbox): void {
  const { handle } = sandbox;
  sandbox.handle = async (request) => {
    const outcome = await handle(request);
    const [, path] = /^\/api\/(.+)$/.exec(new URL(request.url).pathname) ?? [];
    if (path) stepLog.logReached('error', await errorRowOf(path, outcome));
    return outcome;
  };
}
