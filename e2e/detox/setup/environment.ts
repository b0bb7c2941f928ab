import detox from 'detox/internals';
import { DetoxCircusEnvironment } from 'detox/runners/jest';
import { currentDevice } from '@/e2e/driver/device/current-device';
import { endTest, logReached, startTest } from '@/e2e/driver/record/test-log';
import { appOrigin } from '@/e2e/shared/app-links';
import { type ErrorRow, errorRowOf, rowOutsideSandbox } from '@/scripts/e2e/error-row';
import { type RunningServer, startServer } from '@/scripts/serve/start-server';

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
  /** Counts a row of the error catalogue as covered; throws where no call of the running test had it. */
  countErrorRow: (row: ErrorRow) => void;
};

/** An event of Jest Circus, as far as the environment uses it. */
type CircusEvent = { name: string; test?: { name: string; errors: unknown[] } };

/** How many frames a stack has: enough to lead from the driver through a flow to the test. */
const stackTraceLimit = 50;

/** Detox's environment with a sandbox for each spec file, so that its codes do not depend on earlier files. */
export class Environment extends DetoxCircusEnvironment {
  private served: RunningServer | undefined;

  protected override async initDetox(): Promise<typeof detox.worker> {
    this.served = await startSandbox();
    const sandbox = this.served.url;
    process.env.LUKA_E2E_SANDBOX = sandbox;
    const worker = await super.initDetox();
    const { device } = currentDevice;
    const globals: E2eGlobals = { sandbox, countErrorRow };
    if (device) {
      globals.shellCommand = (command, body) => device.running.shell.control(command, body);
      globals.killProcess = () => device.killProcess();
      globals.followClock = (now) => device.followClock(now);
    }
    Object.assign(this.global, { lukaE2e: globals });
    Error.stackTraceLimit = stackTraceLimit;
    this.global.Error.stackTraceLimit = stackTraceLimit;
    return worker;
  }

  protected override async cleanupDetox(): Promise<void> {
    await super.cleanupDetox();
    await this.served?.close();
  }

  override async handleTestEvent(event: CircusEvent, state: unknown): Promise<void> {
    const { name, test } = event;
    if (name === 'test_start') {
      occurredRows.clear();
      startTest();
    }
    await super.handleTestEvent(event, state);
    if (name === 'test_done' && test) endTest(test.name, test.errors.length ? 'failed' : 'passed');
  }
}

/** The rows of the error catalogue that the replies to the running test fall under. */
const occurredRows = new Set<ErrorRow>();

function countErrorRow(row: ErrorRow): void {
  if (row !== rowOutsideSandbox && !occurredRows.has(row)) {
    throw new Error(`No call of this test had the error row “${row}”`);
  }
  logReached('error', row);
}

/** Starts a sandbox that notes which row of the error catalogue applies to each reply. */
async function startSandbox(): Promise<RunningServer> {
  const isForPhone = detox.config.device.type.startsWith('android.');
  const started = await startServer({
    dir: 'out',
    // The port of the Android builds of `.detoxrc.js`, reached by `adb reverse`; the desktop takes any.
    ...(isForPhone ? { port: 3000, appOrigin } : { port: 0 }),
    // `npm run e2e -- --seed N`; 1 where Detox is run by itself.
    sandbox: { seed: Number(process.env.LUKA_E2E_SEED ?? 1) },
  });
  const { sandbox } = started;
  const { handle } = sandbox;
  sandbox.handle = async (request) => {
    const outcome = await handle(request);
    const [, path] = /^\/api\/(.+)$/.exec(new URL(request.url).pathname) ?? [];
    if (path) occurredRows.add(await errorRowOf(path, outcome));
    return outcome;
  };
  return started;
}
