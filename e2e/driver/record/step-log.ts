import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of the log. `picture` is a JPEG file in the same folder. */
export type StepLogLine =
  | { kind: 'test'; file: string; test: string }
  | { kind: 'end'; status: 'passed' | 'failed'; message: string }
  | { kind: 'step'; step: string; at: string; picture?: string }
  | { kind: 'reached'; what: Reached; name: string };

/** What coverage is measured in: routes, events of the bridge, error rules. */
export type Reached = 'route' | 'event' | 'error';

/**
 * Logs the steps and the coverage of the specs of this process, as lines of JSON in the folder `LUKA_E2E_RUN`.
 * Without that variable nothing is logged.
 */
export class StepLog {
  private readonly folder = process.env.LUKA_E2E_RUN;
  private readonly reached = new Set<string>();
  private pictures = 0;

  get isEnabled(): boolean {
    return this.folder !== undefined;
  }

  /** Whether steps are logged with a picture. */
  get wantsPictures(): boolean {
    return Boolean(this.folder && process.env.LUKA_E2E_PICTURES);
  }

  startTest(file: string, test: string): void {
    this.reached.clear();
    this.write({ kind: 'test', file, test });
  }

  endTest(status: 'passed' | 'failed', message: string): void {
    this.write({ kind: 'end', status, message });
  }

  /** Logs a step, with a JPEG of the screen after it. */
  logStep(step: string, jpeg?: Buffer): void {
    const picture = this.writePicture(jpeg);
    this.write({ kind: 'step', step, at: new Date().toISOString(), picture });
  }

  /** Logs, once for each test, that the running test has reached something. */
  logReached(what: Reached, name: string): void {
    if (this.reached.has(`${what} ${name}`)) return;
    this.reached.add(`${what} ${name}`);
    this.write({ kind: 'reached', what, name });
  }

  private writePicture(jpeg: Buffer | undefined): string | undefined {
    if (!this.folder || !jpeg) return undefined;
    this.pictures += 1;
    const name = `${process.pid}-${this.pictures}.jpg`;
    writeFileSync(join(this.folder, name), jpeg);
    return name;
  }

  private write(line: StepLogLine): void {
    if (!this.folder) return;
    mkdirSync(this.folder, { recursive: true });
    appendFileSync(join(this.folder, `${process.pid}.jsonl`), `${JSON.stringify(line)}\n`);
  }
}

/** The log of this process. */
export const stepLog = new StepLog();
