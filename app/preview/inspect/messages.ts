/** A box in CSS px, from the top left of the page. */
export type Box = { x: number; y: number; width: number; height: number };

/** What lies next to an element on a side, and the CSS px between. */
type Neighbour = { distance: number; label: string };

export type Neighbours = Partial<Record<'top' | 'right' | 'bottom' | 'left', Neighbour>>;

/** What is measured of an element. */
export type Measured = {
  /** The element's tag and classes. */
  label: string;
  box: Box;
  /** In CSS px: top, right, bottom, left. */
  padding: [top: number, right: number, bottom: number, left: number];
  /** Between rows and columns of its children. */
  gap?: [rows: number, columns: number];
  neighbours: Neighbours;
  /** Which declarations use tokens, with the value that they have here. */
  tokens: { property: string; value: string; tokens: string[] }[];
  /** Of text: its contrast with its ground, unless a picture or a gradient is behind it. */
  contrast?:
    | { ratio: number; needed: number; colour: string; ground: string }
    | { unknown: string };
  role: string;
  name: string;
};

/** From the page of a state to the gallery around it. */
export type FromState =
  /** It is idle; `height` is that of all its content. */
  | { inspect: 'ready'; height: number }
  /** The pointer or the focus is on an element. */
  | { inspect: 'hover'; element: Measured }
  /** It was clicked, tapped, or chosen with a key. */
  | { inspect: 'pick'; element: Measured; by: 'pointer' | 'touch' | 'key' };
