import { newestChange } from '../files';

const intervalMs = 500;

/** What to watch and run; without a signal, until the process ends. */
export type Watch = {
  /** Files and folders. */
  paths: readonly string[];
  run: () => Promise<void>;
  signal?: AbortSignal;
};

/** Calls `run` now and after every change. Errors are printed, as a half-written file may cause them. */
export async function watch({ paths, run, signal }: Watch): Promise<void> {
  while (!signal?.aborted) {
    const before = newestChange(paths);
    await run().catch((error: unknown) => {
      process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
    });
    process.stdout.write('\nWaiting for a change; Ctrl+C ends it.\n');
    while (!signal?.aborted && !hasChanged(paths, before)) {
      await new Promise((resolve) => setTimeout(resolve, intervalMs));
    }
  }
}

function hasChanged(paths: readonly string[], since: number): boolean {
  try {
    return newestChange(paths) > since;
  } catch {
    // A file was deleted while the folder was read.
    return true;
  }
}
