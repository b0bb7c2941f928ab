import type { ScreenPart } from '@/lib/i18n/catalogue';

const none: readonly ScreenPart[] = [];
const apply: readonly ScreenPart[] = ['apply'];
const loan: readonly ScreenPart[] = ['loan'];
const both: readonly ScreenPart[] = ['apply', 'loan'];

/** The parts of the catalogue that a screen needs beside `start`, by its path; the first match counts. */
const rules: readonly (readonly [path: RegExp, parts: readonly ScreenPart[]])[] = [
  [/\/home-help$/, loan],
  [/^\/$|^\/pages\/(index|demo)\/|(\/page_native_test|\/landing-application-submited)$/, none],
  [/^\/pages\/(account|step|upload)\//, apply],
  [/^\/pages\/(settings\/settings|policy\/policy)$/, both],
];

/** The parts of the catalogue that a screen's texts are in. */
export function screenParts(path: string): readonly ScreenPart[] {
  return rules.find(([pattern]) => pattern.test(path))?.[1] ?? loan;
}
