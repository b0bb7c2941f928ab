import type { StepLog } from '@/e2e/driver/record/step-log';
import { logFailure } from './collect-failure';
import type { ReportGlobals, TestedApp } from './narrate';

/** How many frames a stack has: enough to lead from the driver through a flow to the test. */
const stackTraceLimit = 50;

/** An event of Jest Circus, as far as a report uses it. */
export type CircusEvent = {
  name: string;
  error?: unknown;
  test?: { name: string; parent: { name: string; parent?: unknown }; errors: unknown[] };
};

/** Logs the tests of a file with their steps, and for a failed one what was there. */
export class TestEvents {
  private hasFailed = false;
  /** When the step that failed last began, in ms since 1970. */
  private failedSince: number | undefined;

  constructor(
    private readonly log: StepLog,
    private readonly file: string,
  ) {}

  /** Gives the tests what they use. */
  install(global: { Error: ErrorConstructor; lukaReport?: ReportGlobals }): void {
    Error.stackTraceLimit = stackTraceLimit;
    global.Error.stackTraceLimit = stackTraceLimit;
    global.lukaReport = this.globals;
  }

  readonly globals: ReportGlobals = {
    startStep: (step) => {
      const end = this.log.startStep(step);
      const began = Date.now();
      return (how) => {
        // The cause is before a step that has waited for half a minute and failed.
        if (how === 'failed') this.failedSince = began;
        end(how);
      };
    },
  };

  /** Call it before the environment handles the event: the app is still as the failure left it. */
  async before(
    { name, test, error }: CircusEvent,
    findApp: () => Promise<Partial<TestedApp>>,
  ): Promise<void> {
    if (name === 'test_start' && test) {
      this.hasFailed = false;
      this.failedSince = undefined;
      this.log.startTest(this.file, nameOf(test));
    }
    // The first failure is the cause of the others.
    const isFailure = name === 'test_fn_failure' || name === 'hook_failure';
    if (isFailure && this.log.isEnabled && !this.hasFailed) {
      this.hasFailed = true;
      await logFailure(this.log, { error, since: this.failedSince ?? Date.now(), findApp });
    }
  }

  /** Call it after the environment has handled the event. */
  after({ name, test }: CircusEvent): void {
    if (name !== 'test_done' || !test) return;
    const text = test.errors.flat().map(messageOf).filter(Boolean).join('\n');
    this.log.endTest(test.errors.length ? 'failed' : 'passed', text);
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
