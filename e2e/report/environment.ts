import { relative } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { StepLog } from '@/e2e/driver/record/step-log';
import { type CircusEvent, TestEvents } from './test-events';

type Args = ConstructorParameters<typeof TestEnvironment>;

/** One for each process of Jest, as its test files write to one log. */
let log: StepLog | undefined;

/** Node's environment for the tests in browser and shell, which logs what the report of a failed run shows. */
export class ReportingEnvironment extends TestEnvironment {
  private readonly events: TestEvents;

  constructor(config: Args[0], context: Args[1]) {
    super(config, context);
    const { folder } = config.projectConfig.testEnvironmentOptions;
    log ??= new StepLog(String(folder));
    this.events = new TestEvents(log, relative(process.cwd(), context.testPath));
    this.events.install(this.global);
  }

  async handleTestEvent(event: CircusEvent): Promise<void> {
    await this.events.before(event);
    this.events.after(event);
  }
}
