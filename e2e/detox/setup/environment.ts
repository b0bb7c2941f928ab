import detox from 'detox/internals';
import { DetoxCircusEnvironment } from 'detox/runners/jest';
import { currentDevice } from '@/e2e/driver/device/current-device';
import { stepLog } from '@/e2e/driver/record/step-log';
import { startSandbox } from './start-sandbox';

/** What the environment passes to the specs as a global: Jest gives them modules of their own. */
export type E2eGlobals = {
  /** The sandbox's address on this machine. */
  sandbox: string;
  /** Sends a command to the desktop shell; `undefined` on Android, like the others. */
  shellCommand?: (command: string, body?: object) => Promise<Record<string, unknown>>;
  /** Ends the app's process as the system does. */
  killProcess?: () => Promise<void>;
  /** Sets the phone's clock to the sandbox's. */
  followClock?: (now: string) => Promise<void>;
};

type CircusEvent = {
  name: string;
  test?: { name: string; parent: { name: string; parent?: unknown }; errors: unknown[] };
};

/** Detox's environment with a sandbox, which is reset for every spec file. */
export class Environment extends DetoxCircusEnvironment {
  protected override async initDetox(): Promise<typeof detox.worker> {
    const sandbox = await startSandbox({
      isAndroid: detox.config.device.type.startsWith('android.'),
      // `npm run e2e -- --seed N`; 1 where Detox is run by itself.
      seed: Number(process.env.LUKA_E2E_SEED ?? 1),
    });
    process.env.LUKA_E2E_SANDBOX = sandbox;
    const worker = await super.initDetox();
    const { device } = currentDevice;
    const globals: E2eGlobals = { sandbox };
    if (device) {
      globals.shellCommand = (command, body) => device.running.shell.control(command, body);
      globals.killProcess = () => device.killProcess();
      globals.followClock = (now) => device.followClock(now);
    }
    Object.assign(this.global, { lukaE2e: globals });
    return worker;
  }

  override async handleTestEvent(event: CircusEvent, state: unknown): Promise<void> {
    if (event.name === 'test_start' && event.test) {
      stepLog.startTest(this.testPath, nameOf(event.test));
    }
    await super.handleTestEvent(event, state);
    if (event.name === 'test_done' && event.test) {
      const { errors } = event.test;
      stepLog.endTest(errors.length ? 'failed' : 'passed', errors.flat().map(messageOf).join('\n'));
    }
  }
}

/** A test's name with those of its `describe` blocks, without Jest's root block. */
function nameOf({ name, parent }: NonNullable<CircusEvent['test']>): string {
  return parent.name === 'ROOT_DESCRIBE_BLOCK' ? name : `${parent.name} ${name}`;
}

/** Jest Circus reports an error, or a pair of an error and its stack. */
function messageOf(error: unknown): string {
  if (error === undefined) return '';
  return error instanceof Error || !(typeof error === 'object' && error && 'message' in error)
    ? String(error)
    : String(error.message);
}
