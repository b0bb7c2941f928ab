import type { Locator } from '@playwright/test';

/** What only groups or describes others, addresses, and texts but amounts in words. */
const left =
  /^- (alert|definition|list|listitem|paragraph|region|status|term|time|\/url|text(?!: \d+ pesos$))\b/;

/**
 * What a screen reader reads of a part of a page, a line each, in reading order: headings, landmarks, controls, images
 * and amounts.
 */
export async function readOutline(part: Locator): Promise<string> {
  const lines = (await part.ariaSnapshot()).split('\n').map((line) => line.trim());
  const read = lines.filter((line) => !left.test(line));
  return read.map((line) => line.slice(2).replace(/:$/, '')).join('\n');
}
