import { test } from '@playwright/test';
import type { ReportGlobals } from '@/e2e/report/narrate';

/** Shows the steps of screens and sandbox in Playwright's report while `use` runs the test. */
export async function reportSteps(use: () => Promise<void>): Promise<void> {
  globalThis.lukaReport = { startStep };
  await use();
  globalThis.lukaReport = undefined;
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
