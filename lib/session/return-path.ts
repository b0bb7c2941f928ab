import { readValue, removeValue, writeValue } from '@/lib/storage/values';

/** Stores the screen to return to after logging in: a path of the app with its query. */
export function rememberReturnPath(path: string): void {
  writeValue('luka_return_to', path);
}

/** Returns the stored path and removes it; `null` if there is none. */
export function takeReturnPath(): string | null {
  const path = readValue('luka_return_to');
  removeValue('luka_return_to');
  return path;
}
