import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import {
  acceptDigest,
  acceptPicture,
  digestOf,
  hasDigest,
  readPicture,
  writeDifference,
} from './accepted-pictures';
import { compareSheets } from './compare-sheets';
import { composeSheet, type Sheet } from './compose-sheet';

/** Set by `npm run pictures -- --accept`, which accepts all pictures as they are. */
const isAccepting = process.env.LUKA_ACCEPT_PICTURES === '1';

/** The command that accepts the pictures of the running test file. */
function howToAccept(): string {
  const area = basename(expect.getState().testPath ?? '').replace(/\.browser\.test\.ts$/, '');
  return `npm run pictures -- --accept ${area}`;
}

/** How screenshots differ from the accepted picture `name`, compared on `page`; `undefined` where they do not. */
export async function comparePicture(
  page: Page,
  name: string,
  sheet: Sheet,
): Promise<string | undefined> {
  const digest = digestOf(sheet.shots);
  if (hasDigest(name, digest)) return undefined;
  const accepted = readPicture(name);
  const current = await page.evaluate(composeSheet, sheet);
  if (!accepted && !isAccepting) return `${name} does not exist; to accept it: ${howToAccept()}`;
  const { changed, picture } = accepted
    ? await page.evaluate(compareSheets, { accepted, current })
    : { changed: 0, picture: current };
  if (isAccepting) {
    if (picture) acceptPicture(name, current);
    acceptDigest(name, digest);
    return undefined;
  }
  if (!picture) return undefined;
  const file = writeDifference(name, picture);
  const accept = howToAccept();
  globalThis.lukaReport?.addDifference({ name, file, changed, accept });
  return `${name} differs in ${changed} px, see ${file}; to accept it: ${accept}`;
}
