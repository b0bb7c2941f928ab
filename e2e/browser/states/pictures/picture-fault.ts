import type { Page } from 'playwright-core';
import { compareSheets } from './compare-sheets';
import { acceptPicture, readPicture, showDifference } from './kept-pictures';
import { acceptShots, digestOf, isAccepted } from './kept-shots';
import { layOutSheet, type Shots } from './lay-out-sheet';

/** `npm run pictures -- --accept` keeps every picture as it now is. */
const accepting = process.env.LUKA_ACCEPT_PICTURES === '1';
const howToAccept = 'npm run pictures -- --accept';

/** How screenshots differ from the kept picture `name`, compared on the page `lab`; `undefined` where they do not. */
export async function pictureFault(
  lab: Page,
  name: string,
  taken: Shots,
): Promise<string | undefined> {
  const digest = digestOf(taken.shots);
  if (isAccepted(name, digest)) return undefined;
  const kept = readPicture(name);
  const now = await lab.evaluate(layOutSheet, taken);
  if (!kept && !accepting) return `${name} is not kept; to keep it: ${howToAccept}`;
  const { changed, picture } = kept
    ? await lab.evaluate(compareSheets, { kept, now })
    : { changed: 0, picture: now };
  if (accepting) {
    if (picture) acceptPicture(name, now);
    acceptShots(name, digest);
    return undefined;
  }
  if (!picture) return undefined;
  const file = showDifference(name, picture);
  return `${name} differs in ${changed} px, see ${file}; to accept it: ${howToAccept}`;
}
