import { inflateSync } from 'node:zlib';

/** A PDF of Chromium, as far as the tests need it. */
export type Pdf = {
  /** The text of all pages in the order in which it is drawn, without spaces, which a PDF need not contain. */
  text: string;
  /** The brightest color of a text, as the largest of its red, green and blue, 0 to 1. */
  brightestText: number;
  /** Width and height of each page, in points. */
  pages: readonly (readonly [width: number, height: number])[];
};

/**
 * Reads a PDF as Chromium writes it: no object is packed, streams are compressed with Flate, a font `F4` is
 * object 4, with a table from the codes of its glyphs to Unicode. It does not read other PDFs.
 */
export function readPdf(file: Buffer): Pdf {
  const objects = new Map<number, string>();
  for (const [, number, body = ''] of file
    .toString('latin1')
    .matchAll(/(\d+) 0 obj\s([\s\S]*?)\sendobj/g)) {
    objects.set(Number(number), body);
  }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  const contents = pages.map((page) => streamOf(objects, referenceIn(page, 'Contents')));
  return {
    text: contents.map((content) => textOf(content, objects)).join(''),
    brightestText: Math.max(...contents.map(brightestTextOf)),
    pages: pages.map(sizeOf),
  };
}

function textOf(content: string, objects: Map<number, string>): string {
  let glyphs = new Map<string, string>();
  let digits = 4;
  let text = '';
  for (const [, font, codes] of content.matchAll(/\/F(\d+) [\d.]+ Tf|<([\dA-F]+)>/g)) {
    if (font) {
      glyphs = glyphsOf(objects, Number(font));
      digits = glyphs.keys().next().value?.length ?? 4;
    }
    for (let at = 0; codes && at < codes.length; at += digits) {
      text += glyphs.get(codes.slice(at, at + digits)) ?? '';
    }
  }
  return text.replace(/\s/g, '');
}

/** The text of each glyph of a font by its code, two or four hexadecimal digits. */
function glyphsOf(objects: Map<number, string>, font: number): Map<string, string> {
  const glyphs = new Map<string, string>();
  const table = streamOf(objects, referenceIn(objects.get(font) ?? '', 'ToUnicode'));
  for (const [, lines = ''] of table.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', text = ''] of lines.matchAll(/<(.+)> <(.+)>/g)) {
      glyphs.set(code, fromUtf16(text));
    }
  }
  for (const [, lines = ''] of table.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', text = ''] of lines.matchAll(/<(.+)> <(.+)> <(.+)>/g)) {
      const count = Number.parseInt(last, 16) - Number.parseInt(first, 16);
      for (let step = 0; step <= count; step += 1) {
        glyphs.set(plus(first, step), fromUtf16(plus(text, step)));
      }
    }
  }
  return glyphs;
}

function brightestTextOf(content: string): number {
  let fill = 0;
  let brightest = 0;
  for (const [, color, show] of content.matchAll(/([\d. ]+) rg\b|(Tj)\b/g)) {
    if (color) fill = Math.max(...color.trim().split(' ').map(Number));
    if (show) brightest = Math.max(brightest, fill);
  }
  return brightest;
}

function streamOf(objects: Map<number, string>, number: number): string {
  const body = objects.get(number) ?? '';
  const start = /stream\r?\n/.exec(body);
  const length = Number(/\/Length (\d+)/.exec(body)?.[1]);
  // By its length, as its last bytes may be those of a line's end.
  const data = start ? body.slice(start.index + start[0].length).slice(0, length) : '';
  if (!body.includes('/FlateDecode')) return data;
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
}

function referenceIn(body: string, name: string): number {
  return Number(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1]);
}

function sizeOf(page: string): readonly [number, number] {
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [];
  return [Number(width), Number(height)];
}

/** A hexadecimal number plus `step`, in as many digits. */
function plus(hex: string, step: number): string {
  const sum = (Number.parseInt(hex, 16) + step).toString(16).toUpperCase();
  return sum.padStart(hex.length, '0');
}

function fromUtf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}
