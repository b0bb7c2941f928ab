import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The storage of a sandbox; `read` returns `null` if there is no state. */
export type FileStorage = { read: () => string | null; write: (text: string) => void };

/** Stores the state in a file, so that it persists across restarts of the server. */
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
      // Atomic, also if the process is killed during the write.
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
    },
  };
}
