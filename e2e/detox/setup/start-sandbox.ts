import { stepLog } from '@/e2e/driver/record/step-log';
import type { Sandbox } from '@/lib/sandbox/create-sandbox';
import { errorRowOf } from './error-row';
import { type ServedSandbox, serveSandbox } from './serve-sandbox';

let running: Promise<ServedSandbox> | undefined;

/** The port of the Android builds of `.detoxrc.js`, reached by `adb reverse`; the desktop takes any. */
const androidPort = 3000;

/**
 * Resets the sandbox of this process to a seed, so that the codes of a spec file do not depend on earlier files, and
 * returns its address. Its replies are recorded for the coverage.
 */
export async function startSandbox({
  isAndroid,
  seed,
}: {
  isAndroid: boolean;
  seed: number;
}): Promise<string> {
  running ??= start(isAndroid);
  const { url, sandbox } = await running;
  sandbox.control.reset({ seed });
  return url;
}

async function start(isAndroid: boolean): Promise<ServedSandbox> {
  const served = await serveSandbox({ port: isAndroid ? androidPort : 0, isForPhone: isAndroid });
  recordErrorRows(served.sandbox);
  return served;
}

function recordErrorRows(sandbox: Sandbox): void {
  const { handle } = sandbox;
  sandbox.handle = async (request) => {
    const outcome = await handle(request);
    const [, path] = /^\/api\/(.+)$/.exec(new URL(request.url).pathname) ?? [];
    if (path) stepLog.logReached('error', await errorRowOf(path, outcome));
    return outcome;
  };
}
