import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import {
  type AcceptedSheet,
  acceptSheet,
  digestOf,
  readSheet,
  writeDifference,
} from './accepted-pictures';
import { compareSheets } from './compare-sheets';
import { composeSheet, type Sheet } from './compose-sheet';
import { type SheetTexts, textDifferences } from './sheet-texts';

/** Screenshots, and the texts that they show. */
export type ReadableSheet = Sheet & { texts: SheetTexts };

/** Set by `npm run pictures -- --accept`, which accepts all pictures as they are. */
const isAccepting = process.env.LUKA_ACCEPT_PICTURES === '1';

/** The command that accepts the pictures of the running test file. */
function howToAccept(): string {
  const area = basename(expect.getState().testPath ?? '').replace(/\.browser\.test\.ts$/, '');
  return `npm run pictures -- --accept ${area}`;
}

/** How texts and screenshots differ from the accepted sheet `name`, compared on `page`; empty where they do not. */
export async function comparePicture(
  page: Page,
  name: string,
  sheet: ReadableSheet,
): Promise<string[]> {
  const accepted = readOrFault(name);
  if (isAccepting) {
    await accept(page, {
      name,
      accepted: typeof accepted === 'string' ? undefined : accepted,
      sheet,
    });
    return [];
  }
  if (typeof accepted === 'string') return [`${accepted}; to accept it: ${howToAccept()}`];
  const { lines, changed, picture } = await sheetDifferences(page, accepted, sheet);
  if (lines.length === 0 && !picture) return [];
  const how = howToAccept();
  const faults = lines.map((line) => `${name}, ${line}`);
  if (picture) {
    const file = writeDifference(name, picture);
    globalThis.lukaReport?.addDifference({ name, file, changed, accept: how });
    faults.push(`${name} differs in ${changed} px, see ${file}`);
  }
  return [...faults, `to accept it: ${how}`];
}

/** Whether a sheet differs from the accepted one; false where there is none to compare it with, or where it is accepted. */
export async function differs(page: Page, name: string, sheet: ReadableSheet): Promise<boolean> {
  const accepted = readOrFault(name);
  if (isAccepting || typeof accepted === 'string') return false;
  const { lines, picture } = await sheetDifferences(page, accepted, sheet);
  return lines.length > 0 || picture !== undefined;
}

/** The lines of text that differ, and how many pixels, with a picture of these where they are too many. */
export async function sheetDifferences(
  page: Page,
  accepted: AcceptedSheet,
  sheet: ReadableSheet,
): Promise<{ lines: string[]; changed: number; picture?: string }> {
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

type Acceptance = { name: string; accepted: AcceptedSheet | undefined; sheet: ReadableSheet };

/** Accepts a sheet; a picture that shows no difference stays, as another browser's has other bytes. */
async function accept(page: Page, { name, accepted, sheet }: Acceptance): Promise<void> {
  const difference = accepted && (await sheetDifferences(page, accepted, sheet));
  const isSame = difference && difference.lines.length === 0 && !difference.picture;
  if (!isSame) acceptSheet(name, await composeAccepted(page, sheet));
  else acceptSheet(name, { ...accepted, shots: digestOf(sheet.shots) });
}
