import * as v from 'valibot';

const px = v.pipe(v.number(), v.finite());

/** A box in CSS px, from the top left of the page. */
const box = v.object({ x: px, y: px, width: px, height: px });
export type Box = v.InferOutput<typeof box>;

/** What lies next to an element on a side, and the CSS px between. */
const neighbour = v.optional(v.object({ distance: px, label: v.string() }));

const measured = v.object({
  /** The element's tag and classes. */
  label: v.string(),
  box,
  /** In CSS px: top, right, bottom, left. */
  padding: v.tuple([px, px, px, px]),
  /** Between rows and columns of its children. */
  gap: v.optional(v.tuple([px, px])),
  neighbours: v.object({ top: neighbour, right: neighbour, bottom: neighbour, left: neighbour }),
  /** Which declarations use tokens, with the value that they have here. */
  tokens: v.array(
    v.object({ property: v.string(), value: v.string(), tokens: v.array(v.string()) }),
  ),
  /** Of text: its contrast with its ground, unless a picture or a gradient is behind it. */
  contrast: v.optional(
    v.union([
      v.object({ ratio: px, needed: px, colour: v.string(), ground: v.string() }),
      v.object({ unknown: v.string() }),
    ]),
  ),
  role: v.string(),
  name: v.string(),
});

/** What is measured of an element. */
export type Measured = v.InferOutput<typeof measured>;
export type Neighbours = Measured['neighbours'];

/** From the page of a state to the gallery around it. */
const fromState = v.variant('inspect', [
  /** It is idle; `height` is that of all its content. */
  v.object({ inspect: v.literal('ready'), height: px }),
  /** The pointer or the focus is on an element. */
  v.object({ inspect: v.literal('hover'), element: measured }),
  /** It was clicked, tapped, or chosen with a key. */
  v.object({
    inspect: v.literal('pick'),
    element: measured,
    by: v.picklist(['pointer', 'touch', 'key']),
  }),
]);
export type FromState = v.InferOutput<typeof fromState>;

/** A message of a state's page; undefined for any other. */
export function parseFromState(data: unknown): FromState | undefined {
  const { success, output } = v.safeParse(fromState, data);
  return success ? output : undefined;
}
