import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of the diary. `picture` is a file beside it. */
export type DiaryLine =
  | { kind: 'test'; file: string; test: string }
  | { kind: 'end'; status: 'passed' | 'failed'; message: string }
  | { kind: 'step'; step: string; at: string; picture?: string }
  | { kind: 'reached'; what: Reached; name: string };

/** What a run is to reach: screens by route, events of the bridge, rows of the error catalogue. */
export type Reached = 'route' | 'event' | 'error';

/**
 * What the specs of this process did, for the report and the table of coverage: lines of JSON in the folder
 * that `LUKA_E2E_RUN` names. Without it nothing is kept.
 */
export class Diary {
  private readonly folder = process.env.LUKA_E2E_RUN;
  private readonly known = new Set<string>();
  private pictures = 0;

  /** Whether anything is kept at all. */
  get isKept(): boolean {
    return this.folder !== undefined;
  }

  /** Whether a step is to have a picture. */
  get wantsPictures(): boolean {
    return Boolean(this.folder && process.env.LUKA_E2E_PICTURES);
  }

  begin(file: string, test: string): void {
    this.known.clear();
    this.write({ kind: 'test', file, test });
  }

  end(status: 'passed' | 'failed', message: string): void {
    this.write({ kind: 'end', status, message });
  }

  /** Keeps a step, and the JPEG of the screen after it. */
  step(step: string, picture?: Buffer): void {
    this.write({ kind: 'step', step, at: new Date().toISOString(), picture: this.keep(picture) });
  }

  /** Keeps that the running test has reached something; once a test is enough. */
  reached(what: Reached, name: string): void {
    if (this.known.has(`${what} ${name}`)) return;
    this.known.add(`${what} ${name}`);
    this.write({ kind: 'reached', what, name });
  }

  private keep(picture: Buffer | undefined): string | undefined {
    if (!this.folder || !picture) return undefined;
    this.pictures += 1;
    const name = `${process.pid}-${this.pictures}.jpg`;
    writeFileSync(join(this.folder, name), picture);
    return name;
  }

  private write(line: DiaryLine): void {
    if (!this.folder) return;
    mkdirSync(this.folder, { recursive: true });
    appendFileSync(join(this.folder, `${process.pid}.jsonl`), `${JSON.stringify(line)}\n`);
  }
}

/** The diary of this process. */
export const diary = new Diary();
