import * as v from 'valibot';

/** How many pins a link holds, how long their texts are, and how long the link gets: mail programs cut it off. */
export const pinLimits = { count: 20, text: 160, link: 6000 } as const;

/** What reorders or hides text, and ends lines. */
const control = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;

const coordinate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000));
const pin = v.pipe(
  v.strictTuple([
    coordinate,
    coordinate,
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.maxLength(pinLimits.text),
      v.check((text) => !control.test(text)),
    ),
  ]),
  v.transform(([x, y, text]): Pin => ({ x, y, text })),
);
const schema = v.pipe(
  v.string(),
  v.maxLength(pinLimits.link),
  v.parseJson(),
  v.array(pin),
  v.maxLength(pinLimits.count),
);

/** A comment at a point of a state, in CSS px from its top left. */
export type Pin = { x: number; y: number; text: string };

/** Reads the pins of a link from what follows its `#`; undefined where they are cut off, too many or not pins. */
export function readPins(fragment: string): Pin[] | undefined {
  if (!fragment.startsWith('pins=')) return fragment === '' ? [] : undefined;
  try {
    const { success, output } = v.safeParse(schema, decodeURIComponent(fragment.slice(5)));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/** What follows the `#` of a link with these pins; those without a text are not in it. */
export function formatPins(pins: readonly Pin[]): string {
  const written = pins
    .map(({ x, y, text }) => [x, y, text.trim()] as const)
    .filter(([, , text]) => text !== '');
  return written.length === 0 ? '' : `pins=${encodeURIComponent(JSON.stringify(written))}`;
}

/** A text as it may be in a pin: a pasted one can have line ends and be too long. */
export function pinText(text: string): string {
  return text.replace(new RegExp(control, 'gu'), ' ').slice(0, pinLimits.text);
}

/** Whether another character or pin still fits into a link. */
export function fitsLink(pins: readonly Pin[]): boolean {
  return pins.length <= pinLimits.count && JSON.stringify(pins).length <= pinLimits.link;
}
