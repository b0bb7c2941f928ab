import { type Page, test } from '@playwright/test';
import {
  type AcceptedSheet,
  acceptSheet,
  digestOf,
  readSheet,
  writeDifference,
} from '@/scripts/pictures/accepted-pictures';
import { type SheetTexts, textDifferences } from '@/scripts/pictures/sheet-texts';
import { compareSheets } from './compare-sheets';
import { composeSheet, type Sheet } from './compose-sheet';

/** Screenshots, and the texts that they show. */
export type ReadableSheet = Sheet & { texts: SheetTexts };

/** Set by `npm run pictures -- --accept`, which accepts all pictures as they are. */
export const isAccepting = process.env.LUKA_ACCEPT_PICTURES === '1';

/** The command that accepts the pictures of the running test's group. */
function howToAccept(): string {
  const [, group] = test.info().titlePath;
  return `npm run pictures -- --accept "${group}"`;
}

/** How a sheet differs from the accepted one; `accepted` is a text where there is none: why. */
export type Comparison = {
  name: string;
  sheet: ReadableSheet;
  accepted: AcceptedSheet | string;
} & SheetDifference;

/** The lines of text that differ, and how many pixels, with a picture of these where they are too many. */
type SheetDifference = { lines: string[]; changed: number; picture?: string };

/** Compares texts and screenshots with the accepted sheet `name`, on `page`. */
export async function comparePicture(
  page: Page,
  name: string,
  sheet: ReadableSheet,
): Promise<Comparison> {
  const accepted = readOrFault(name);
  const difference =
    typeof accepted === 'string'
      ? { lines: [], changed: 0 }
      : await sheetDifferences(page, accepted, sheet);
  return { name, sheet, accepted, ...difference };
}

/** Whether the state need not be opened again: it is as accepted, or has looked like that twice in turn. */
export function isConclusive(comparison: Comparison, last: Comparison | undefined): boolean {
  const isSame = last && digestOf(last.sheet.shots) === digestOf(comparison.sheet.shots);
  return isSame === true || isAccepted(comparison);
}

/** Whether texts and picture are the accepted ones. */
function isAccepted({ accepted, lines, picture }: Comparison): boolean {
  return typeof accepted !== 'string' && lines.length === 0 && !picture;
}

/** What differs, with a picture of it in a file; empty where nothing does, or where it is accepted now. */
export async function pictureFaults(page: Page, comparison: Comparison): Promise<string[]> {
  if (isAccepting) {
    await accept(page, comparison);
    return [];
  }
  const { name, accepted, lines, changed, picture } = comparison;
  const how = howToAccept();
  if (typeof accepted === 'string') return [`${accepted}; to accept it: ${how}`];
  if (lines.length === 0 && !picture) return [];
  const faults = lines.map((line) => `${name}, ${line}`);
  if (picture) {
    const file = writeDifference(name, picture);
    await test.info().attach(name, { path: file });
    faults.push(`${name} differs in ${changed} px, see ${file}`);
  }
  return [...faults, `to accept it: ${how}`];
}

/** Compares a sheet with an accepted one. Where their screenshots are equal no pixel is compared. */
export async function sheetDifferences(
  page: Page,
  accepted: AcceptedSheet,
  sheet: ReadableSheet,
): Promise<SheetDifference> {
  const lines = textDifferences(accepted.texts, sheet.texts);
  if (accepted.shots === digestOf(sheet.shots)) return { lines, changed: 0 };
  const current = await page.evaluate(composeSheet, sheet);
  const pictures = { accepted: accepted.picture, current };
  return { lines, ...(await page.evaluate(compareSheets, pictures)) };
}

/** A sheet as it would be accepted. */
export async function composeAccepted(page: Page, sheet: ReadableSheet): Promise<AcceptedSheet> {
  const picture = await page.evaluate(composeSheet, sheet);
  return { picture, shots: digestOf(sheet.shots), texts: sheet.texts };
}

/** The accepted sheet, or why there is none. */
function readOrFault(name: string): AcceptedSheet | string {
  try {
    return readSheet(name) ?? `${name}, or the file of its texts, does not exist`;
  } catch (error) {
    return String(error);
  }
}

/** Accepts a sheet; a picture that shows no difference stays, as another browser's has other bytes. */
async function accept(page: Page, comparison: Comparison): Promise<void> {
  const { name, sheet, accepted } = comparison;
  const isSame = typeof accepted !== 'string' && isAccepted(comparison);
  if (isSame) acceptSheet(name, { ...accepted, shots: digestOf(sheet.shots) });
  else acceptSheet(name, await composeAccepted(page, sheet));
}
