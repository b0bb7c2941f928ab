import { accepted, type Checked, refused } from './checked';
import { parseName, sameName } from './names';

/** Why a signature is refused. `ink`: a drawing that is too short or too small. `name`: not the signer's. */
export type SignatureFault = 'empty' | 'ink' | 'name';

/**
 * The least ink of a drawn signature, in units of the pad, which is 600 wide: the length of all its lines, and
 * its extent, which is the longer side of the box around them.
 */
const leastInk = { length: 200, extent: 80 } as const;

/** The path data of a drawing: lines and smooth curves between whole numbers, and dots. */
const pathData = /^(?:M\d+ \d+(?:l0 0|(?:Q\d+ \d+ \d+ \d+)*L\d+ \d+))+$/;

/**
 * Parses a signature: the path data of a drawing with enough ink, or the signer's name as in the agreement.
 * Where the signer is not known, any name is accepted: the server has it.
 */
export function parseSignature(
  text: string,
  signer: string | undefined,
): Checked<string, SignatureFault> {
  const signature = text.trim();
  if (signature === '') return refused('empty');
  if (pathData.test(signature)) return hasInk(signature) ? accepted(signature) : refused('ink');
  const isSigned = signer === undefined ? parseName(signature).ok : sameName(signature, signer);
  return isSigned ? accepted(signature) : refused('name');
}

function hasInk(path: string): boolean {
  const strokes = path
    .replaceAll('l0 0', '')
    .split('M')
    .map((stroke) => pairs(stroke.match(/\d+/g) ?? []));
  const length = strokes.flatMap(stepsOf).reduce((sum, step) => sum + step, 0);
  const points = strokes.flat();
  const sides = [0, 1].map((axis) => {
    const values = points.map((point) => point[axis] ?? 0);
    return Math.max(...values) - Math.min(...values);
  });
  return length >= leastInk.length && Math.max(...sides) >= leastInk.extent;
}

/** The points of a stroke. Those that bend a curve count too: they are where the pen has been. */
function pairs(numbers: readonly string[]): number[][] {
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[Number(x), Number(numbers[at + 1])]] : []));
}

/** The distances between the points of a stroke. */
function stepsOf(stroke: readonly number[][]): number[] {
  return stroke.slice(1).map(([x = 0, y = 0], at) => {
    const [fromX = x, fromY = y] = stroke[at] ?? [];
    return Math.hypot(x - fromX, y - fromY);
  });
}
