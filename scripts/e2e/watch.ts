import { newestChange } from '../newest-change';

const lookMs = 500;

/** What is watched, what is done again, and until when: for ever without a signal. */
export type Watch = {
  /** Files and folders. */
  paths: readonly string[];
  again: () => Promise<void>;
  signal?: AbortSignal;
};

/**
 * Runs `again` now, and whenever one of the files has changed. Where it fails, as a half-written file makes it fail,
 * that is said, and the next change is waited for.
 */
export async function watch({ paths, again, signal }: Watch): Promise<void> {
  while (!signal?.aborted) {
    const before = newestChange(paths);
    await again().catch((error: unknown) => {
      process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
    });
    process.stdout.write('\nWaiting for a change; Ctrl+C ends it.\n');
    while (!signal?.aborted && !hasChanged(paths, before)) {
      await new Promise((resolve) => setTimeout(resolve, lookMs));
    }
  }
}

function hasChanged(paths: readonly string[], since: number): boolean {
  try {
    return newestChange(paths) > since;
  } catch {
    // A file was taken away while it was looked at.
    return true;
  }
}
