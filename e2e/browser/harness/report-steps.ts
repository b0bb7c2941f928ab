import { type TestInfo, test } from '@playwright/test';
import type { ReportGlobals } from '@/e2e/report/narrate';

/** What the sandbox knows of a test that has failed: the calls and the bridge's messages. */
const sandboxLogs = ['calls', 'bridge'];

/**
 * Shows the steps of screens and sandbox in Playwright's report while `use` runs the test, and attaches the sandbox's
 * logs where it fails.
 */
export async function reportSteps(info: TestInfo, use: () => Promise<void>): Promise<void> {
  let sandbox: string | undefined;
  globalThis.lukaReport = {
    startStep,
    setApp: (app) => {
      sandbox = app.sandbox;
    },
    addDifference: (name, file) => void info.attach(name, { path: file }),
  };
  await use();
  globalThis.lukaReport = undefined;
  if (info.status === info.expectedStatus || !sandbox) return;
  for (const name of sandboxLogs) {
    const body = await (await fetch(`${sandbox}/__sandbox/${name}`)).text();
    await info.attach(`sandbox ${name}`, { body, contentType: 'application/json' });
  }
}

/** A step that is cancelled at once, as its method returned a part of a screen, is not reported. */
const startStep: ReportGlobals['startStep'] = (step) => {
  let finish: ((isPassed: boolean) => void) | undefined;
  let isCancelled = false;
  const ended = new Promise<void>((resolve, reject) => {
    finish = (isPassed) => (isPassed ? resolve() : reject(new Error(`${step} failed`)));
  });
  // The test itself fails with the error of the step.
  ended.catch(() => undefined);
  queueMicrotask(() => {
    if (!isCancelled) test.step(step, () => ended).catch(() => undefined);
  });
  return (how) => {
    isCancelled = how === 'cancelled';
    finish?.(how !== 'failed');
  };
};
