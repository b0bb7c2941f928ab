import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Where a sandbox keeps its state; reading nothing is `null`. */
export type FileStorage = { read: () => string | null; write: (text: string) => void };

/** Keeps a sandbox in a file, so that a restarted server goes on where it stopped. */
export function createFileStorage(file: string): FileStorage {
  return {
    read() {
      try {
        return readFileSync(file, 'utf8');
      } catch {
        return null;
      }
    },
    write(text) {
      // Whole or not at all, also where the process is ended in the middle.
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
    },
  };
}
