/** What is painted as text in each part of a sheet: a language of a state, an example of a component. */
export type SheetTexts = Readonly<Record<string, readonly string[]>>;

/** The part of a state with its primary action: the text and the element. The others are languages. */
export const primaryPart = 'primary';

/** The file beside an accepted picture, which says what the picture cannot show exactly. */
export type SheetFile = {
  /** SHA-256 of the picture's file, so that neither is accepted without the other. */
  picture: string;
  /** SHA-256 of the screenshots that the picture was made of. Where it is equal no pixels have to be compared. */
  shots: string;
  texts: SheetTexts;
};

/** A sheet's file: two digests, then the lines of each part below its name. */
export function formatSheetFile({ picture, shots, texts }: SheetFile): string {
  const parts = Object.entries(texts).map(
    ([part, lines]) => `\n== ${part}\n${lines.map((line) => `${line}\n`).join('')}`,
  );
  return `picture ${picture}\nshots ${shots}\n${parts.join('')}`;
}

/** Reads what {@link formatSheetFile} wrote. Throws where the digests are missing. */
export function parseSheetFile(text: string): SheetFile {
  const [head = '', ...parts] = text.split('\n\n== ');
  const [, picture, shots] = /^picture ([\da-f]{64})\nshots ([\da-f]{64})$/.exec(head.trim()) ?? [];
  if (!picture || !shots) throw new Error('The file of a sheet has no digests');
  const texts = parts.map((part): [string, string[]] => {
    const [name = '', ...lines] = part.split('\n');
    return [name, lines.filter(Boolean)];
  });
  return { picture, shots, texts: Object.fromEntries(texts) };
}

/** The lines that were accepted and are gone (`-`), and those that are new (`+`), each with its part. @internal */
export function textDifferences(accepted: SheetTexts, current: SheetTexts): string[] {
  const names = [...new Set([...Object.keys(accepted), ...Object.keys(current)])];
  return names.flatMap((name) => {
    const [before, after] = [accepted[name] ?? [], current[name] ?? []];
    if (before.join('\n') === after.join('\n')) return [];
    const changed = [
      ...linesWithout(before, after).map((line) => `- ${line}`),
      ...linesWithout(after, before).map((line) => `+ ${line}`),
    ];
    return (changed.length > 0 ? changed : ['the order of the lines']).map(
      (line) => `${name}: ${line}`,
    );
  });
}

/** The lines that `others` has not, or has less often. */
function linesWithout(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
