import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BridgeMessage, LoggedCall } from '@/lib/sandbox/control/traffic';

/** A line of the log. `picture` is a JPEG file in the same folder. */
export type StepLogLine =
  | { kind: 'test'; file: string; test: string }
  | { kind: 'end'; status: 'passed' | 'failed'; message: string }
  | { kind: 'step'; step: string; at: string; picture?: string; failed?: boolean }
  | ({ kind: 'failure'; picture?: string } & Failure)
  | { kind: 'reached'; what: Reached; name: string };

/** What was there when a test failed. */
export type Failure = {
  /** Where in the spec: its file, the line, and the lines around it with their numbers. */
  source?: { file: string; line: number; lines: [number, string][] };
  /** The text on the screen. */
  seen?: string;
  /** The calls and the bridge's messages, from ten seconds before what failed. */
  calls: LoggedCall[];
  bridge: BridgeMessage[];
};

/** What coverage is measured in: routes, events of the bridge, error rules. */
export type Reached = 'route' | 'event' | 'error';

/**
 * Logs the steps and the coverage of the specs of this process, as lines of JSON in a folder: `LUKA_E2E_RUN`, or
 * another one. Without a folder nothing is logged.
 */
export class StepLog {
  /** The running step in the words of a screen. What the driver does meanwhile is part of it. */
  private current: { step: string; jpeg?: Buffer } | undefined;
  private readonly reached = new Set<string>();
  private pictures = 0;

  constructor(private readonly folder = process.env.LUKA_E2E_RUN) {}

  get isEnabled(): boolean {
    return this.folder !== undefined;
  }

  /** Whether steps are logged with a picture. */
  get wantsPictures(): boolean {
    return Boolean(this.folder && process.env.LUKA_E2E_PICTURES);
  }

  startTest(file: string, test: string): void {
    this.reached.clear();
    this.current = undefined;
    this.write({ kind: 'test', file, test });
  }

  endTest(status: 'passed' | 'failed', message: string): void {
    this.write({ kind: 'end', status, message });
  }

  /** Starts a step; the returned function ends and logs it, with the last picture that was taken meanwhile. */
  startStep(step: string): (end: 'passed' | 'failed' | 'cancelled') => void {
    const started: { step: string; jpeg?: Buffer } = { step };
    const outer = this.current;
    this.current = started;
    return (end) => {
      if (this.current === started) this.current = outer;
      if (end !== 'cancelled') this.writeStep(started, end === 'failed');
    };
  }

  /** Logs what the driver has done, with a JPEG of the screen after it, unless it is part of a step. */
  logStep(step: string, jpeg?: Buffer): void {
    if (!this.current) this.writeStep({ step, jpeg });
    else if (jpeg) this.current.jpeg = jpeg;
  }

  /** Logs what was there when the running test failed, with a JPEG of the screen. */
  logFailure(failure: Failure, jpeg?: Buffer): void {
    this.write({ kind: 'failure', ...failure, picture: this.writePicture(jpeg) });
  }

  /** Logs, once for each test, that the running test has reached something. */
  logReached(what: Reached, name: string): void {
    if (this.reached.has(`${what} ${name}`)) return;
    this.reached.add(`${what} ${name}`);
    this.write({ kind: 'reached', what, name });
  }

  private writeStep({ step, jpeg }: { step: string; jpeg?: Buffer }, failed = false): void {
    const picture = this.writePicture(jpeg);
    const at = new Date().toISOString();
    this.write({ kind: 'step', step, at, picture, ...(failed && { failed }) });
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
