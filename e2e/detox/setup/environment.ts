import detox from 'detox/internals';
import { DetoxCircusEnvironment } from 'detox/runners/jest';
import { onDuty } from '@/e2e/driver/device/on-duty';
import { diary } from '@/e2e/driver/record/diary';
import { startSandbox } from './start-sandbox';

/** What the environment hands to the specs' world, across the wall that Jest puts around them. */
export type E2eParts = {
  /** The sandbox's address on this machine. */
  sandbox: string;
  /** The control server of the desktop shell; `undefined` on Android. */
  control?: (command: string, body?: object) => Promise<Record<string, unknown>>;
  /** The system ends the app's process. */
  killProcess?: () => Promise<void>;
  /** The phone's clock goes where the server's has gone. */
  followClock?: (now: string) => Promise<void>;
};

type CircusEvent = {
  name: string;
  test?: { name: string; parent: { name: string; parent?: unknown }; errors: unknown[] };
};

/** Detox's environment, with a sandbox of its own that every spec file finds as new. */
export class Environment extends DetoxCircusEnvironment {
  protected override async initDetox(): Promise<typeof detox.worker> {
    const sandbox = await startSandbox({
      isAndroid: detox.config.device.type.startsWith('android.'),
      // `npm run e2e -- --seed N`; Detox by itself always takes the same.
      seed: Number(process.env.LUKA_E2E_SEED ?? 1),
    });
    process.env.LUKA_E2E_SANDBOX = sandbox;
    const worker = await super.initDetox();
    const { device } = onDuty;
    const parts: E2eParts = { sandbox };
    if (device) {
      parts.control = (command, body) => device.running.shell.control(command, body);
      parts.killProcess = () => device.killProcess();
      parts.followClock = (now) => device.followClock(now);
    }
    Object.assign(this.global, { lukaE2e: parts });
    return worker;
  }

  override async handleTestEvent(event: CircusEvent, state: unknown): Promise<void> {
    if (event.name === 'test_start' && event.test) {
      diary.begin(this.testPath, nameOf(event.test));
    }
    await super.handleTestEvent(event, state);
    if (event.name === 'test_done' && event.test) {
      const { errors } = event.test;
      diary.end(errors.length ? 'failed' : 'passed', errors.flat().map(messageOf).join('\n'));
    }
  }
}

/** A test's name with those of the blocks around it, of which Jest names the outermost itself. */
function nameOf({ name, parent }: NonNullable<CircusEvent['test']>): string {
  return parent.name === 'ROOT_DESCRIBE_BLOCK' ? name : `${parent.name} ${name}`;
}

/** Circus keeps an error together with where it was made. */
function messageOf(error: unknown): string {
  if (error === undefined) return '';
  return error instanceof Error || !(typeof error === 'object' && error && 'message' in error)
    ? String(error)
    : String(error.message);
}
