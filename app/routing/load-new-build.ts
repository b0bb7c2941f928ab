import { hasNewBuild } from '@/lib/api/new-build';
import { isBridge } from '@/lib/bridge/call';
import { reloadPage } from '@/lib/router/reload-page';
import { readValue, removeValue, writeValue } from '@/lib/storage/values';

/**
 * After a file of the app could not be loaded, or a screen has thrown: loads the page again if its host has another
 * build by now, at the address to which the user was going. Resolves with whether it does. Not again before a screen
 * has loaded, as hosts may answer with either build while they are updated; never in the shell, whose files are on
 * the phone.
 */
export async function loadNewBuild(): Promise<boolean> {
  if (isBridge() || readValue('luka_new_build') || !(await hasNewBuild())) return false;
  if (!writeValue('luka_new_build', true)) return false;
  reloadPage();
  return true;
}

/** A screen has loaded: the page has the files of its build. */
export function endNewBuildLoad(): void {
  if (readValue('luka_new_build')) removeValue('luka_new_build');
}
