import { rmSync } from 'node:fs';
import { readResults, writeReport } from '@/scripts/e2e/results';

/** The suite, the folder of its step logs, and the command that runs it. */
type ReporterOptions = { suite: string; folder: string; repeat: string };

/** Writes the report of a run that has failed: the same as that of the Detox specs. */
export class FailureReporter {
  constructor(
    _globalConfig: unknown,
    private readonly options: ReporterOptions,
  ) {}

  onRunStart(): void {
    rmSync(this.options.folder, { recursive: true, force: true });
  }

  onRunComplete(): void {
    const { suite, folder, repeat } = this.options;
    const tests = readResults(folder);
    if (tests.every(({ status }) => status !== 'failed')) return;
    writeReport(tests, { folder, repeat }, `${suite}-report.html`);
  }
}
