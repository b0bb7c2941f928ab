import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Phone } from '@/e2e/driver/device/phone';
import { pageScript } from '@/e2e/shared/page-script';
import { readShown } from '@/e2e/shared/read-shown';
import { usualTime } from '@/e2e/shared/usual-time';
import type { Sandbox } from '@/lib/sandbox/create-sandbox';
import { isScenarioName } from '@/lib/sandbox/scenarios';
import { sessionValues } from '@/lib/testing/session-values';
import { runStep } from '@/scripts/run-step';
import { type RecordingStart, SpecRecorder } from './spec-recorder';
import { literal, readVocabulary } from './vocabulary';
import { type PageEvent, watchPage } from './watch-page';

/** A recording that has begun; `source` is the spec so far. */
export type Recording = { source(): string };

/**
 * Records what is done on a phone whose app has just been installed and has loaded. The sandbox starts again at
 * the usual time with the seed, and with the account of the scenario logged in, as `startApp` of the spec does.
 */
export async function record(
  phone: Phone,
  sandbox: Sandbox,
  start: RecordingStart,
): Promise<Recording> {
  const { control } = sandbox;
  const { scenario, seed } = start;
  control.reset({ now: usualTime, seed });
  const session = scenario ? control.scenario(scenario) : undefined;
  const vocabulary = await readVocabulary();
  const recorder = new SpecRecorder(vocabulary, start, () => control.outbox().at(-1)?.code);
  recordControls(sandbox, recorder, async () => (await phone.appPage()).page.reload());

  const { context } = phone;
  await context.exposeBinding('lukaRecord', (_source, event: PageEvent) => recorder.add(event));
  await context.addInitScript(
    `window.lukaShown = (() => { const __name = (each) => each; return ${readShown}; })();`,
  );
  await context.addInitScript(pageScript(watchPage, vocabulary));
  const { page } = await phone.appPage();
  if (session?.token) {
    await page.evaluate((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, sessionValues(session));
  }
  await page.reload();
  await phone.waitUntilHydrated();
  return { source: () => recorder.source() };
}

/**
 * Records what is done at the sandbox meanwhile, on its page or over HTTP. Where the clock moves, the page is loaded
 * again, as `app.advanceTime` of the spec does.
 */
function recordControls(
  { control }: Sandbox,
  recorder: SpecRecorder,
  reload: () => Promise<unknown>,
): void {
  const { advance, setClock, fault } = control;
  control.advance = (duration) => {
    const moved = advance.call(control, duration);
    recorder.advanceTime(duration);
    // The tester may have closed the app.
    reload().catch(() => undefined);
    return moved;
  };
  control.setClock = (now) => {
    const moved = setClock.call(control, now);
    recorder.addControl(`sandbox.setClock(${literal(now)})`);
    return moved;
  };
  control.fault = (request) => {
    fault.call(control, request);
    recorder.addControl(`sandbox.fault(${JSON.stringify(request)})`);
  };
}

/** Where the specs are: `LUKA_E2E_SPECS`, or their own folder. */
const specFolder = process.env.LUKA_E2E_SPECS ?? 'e2e/detox/specs';

/** The file of a recorded spec. Throws for a name that is no file name, is taken, or a scenario that does not exist. */
export function specFile({ name, scenario }: RecordingStart): string {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(`--record: lower-case letters, digits and hyphens, such as log-in: ${name}`);
  }
  if (scenario && !isScenarioName(scenario)) {
    throw new Error(`--scenario: GET /__sandbox/scenarios lists them: ${scenario}`);
  }
  const file = join(specFolder, `${name}.test.ts`);
  if (existsSync(file)) throw new Error(`${file} exists: choose another name`);
  return file;
}

/** Writes a recorded spec, formatted. */
export async function writeSpec(file: string, source: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, source);
  await runStep('biome', ['format', '--write', '--vcs-use-ignore-file=false', file], {
    hide: 'all',
  });
}
