/**
 * Runs in the page, on its own: what has too little contrast (contract.md section 9) on a screenshot of the window
 * (PNG as base64). Only what is wholly visible is measured. A text's ground is the most frequent colour of its line,
 * its ink the colour that differs most from that.
 */
export async function contrastFaults(shot: string): Promise<string[]> {
  type Box = { left: number; top: number; right: number; bottom: number };
  const bytes = Uint8Array.from(atob(shot), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false });
  if (!context) throw new Error('This browser has no canvas');
  context.drawImage(picture, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);

  const luminances = new Map<number, number>();
  function luminanceOf(colour: number): number {
    const known = luminances.get(colour);
    if (known !== undefined) return known;
    const [red = 0, green = 0, blue = 0] = [0, 8, 16].map((shift) => {
      const share = ((colour >> shift) & 255) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    luminances.set(colour, luminance);
    return luminance;
  }
  function ratioOf(one: number, other: number): number {
    const [a, b] = [luminanceOf(one), luminanceOf(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  /** How often each colour is in a box, without the boxes in it that do not count. */
  function coloursIn({ left, top, right, bottom }: Box, without: readonly Box[] = []) {
    const counts = new Map<number, number>();
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, Math.ceil(bottom)); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, Math.ceil(right)); x++) {
        if (without.some((box) => isIn(box, x + 0.5, y + 0.5))) continue;
        const colour = pixels[y * width + x] ?? 0;
        counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
    return counts;
  }
  function isIn({ left, top, right, bottom }: Box, x: number, y: number): boolean {
    return x > left && x < right && y > top && y < bottom;
  }
  function mostFrequent(counts: ReadonlyMap<number, number>): number {
    let [most, colour] = [0, 0];
    for (const [each, count] of counts) if (count > most) [most, colour] = [count, each];
    return colour;
  }
  function highestRatio(counts: ReadonlyMap<number, number>, ground = mostFrequent(counts)) {
    let highest = 1;
    for (const colour of counts.keys()) highest = Math.max(highest, ratioOf(colour, ground));
    return highest;
  }

  // What lets touches through, as a toast, would not be found at a point.
  const touchable = new CSSStyleSheet();
  touchable.replaceSync('*, ::before, ::after { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(touchable);

  function paints({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean {
    return backgroundImage !== 'none' || !/^rgba\(.* 0\)$/.test(backgroundColor);
  }
  /** Whether an element hides what is below it, also by its pseudo-elements. */
  function covers(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true })) return false;
    if (element.matches('img, svg, svg *, canvas, video')) return true;
    return [null, '::before', '::after'].some((part) => paints(getComputedStyle(element, part)));
  }
  function isOnTop(element: Element, x: number, y: number): boolean {
    for (const each of document.elementsFromPoint(x, y)) {
      if (element.contains(each)) return true;
      if (covers(each)) return false;
    }
    return false;
  }
  /** Whether the window and all boxes that scroll show a box of an element, and nothing covers it. */
  function isWhole(element: Element, { left, top, right, bottom }: Box): boolean {
    if (left < 0 || top < 0 || right > width || bottom > height) return false;
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const outer = box.getBoundingClientRect();
      if (left < outer.left || top < outer.top || right > outer.right || bottom > outer.bottom)
        return false;
    }
    // Within the corners of a disc.
    const inset = 0.15 * Math.min(right - left, bottom - top);
    const columns = [left + inset, (left + right) / 2, right - inset];
    const rows = [top + inset, (top + bottom) / 2, bottom - inset];
    return rows.every((y) => columns.every((x) => isOnTop(element, x, y)));
  }

  // What is inactive is exempt, and what is for screen readers only is not painted.
  const inactive = ':disabled, [aria-disabled=true], label:has(:disabled), .input:has(:disabled)';
  const exempt = `${inactive}, .visually-hidden, svg, script, style, option`;
  function isPainted(element: Element): boolean {
    const box = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isShown && box.width > 7 && box.height > 7 && !element.closest(exempt);
  }

  const faults: string[] = [];
  const expectRatio = (needed: number, ratio: number, what: string) => {
    if (ratio < needed) faults.push(`contrast ${ratio.toFixed(2)} of ${needed}: ${what}`);
  };
  const nameOf = (element: Element) =>
    [element.id, element.className, element.ariaLabel ?? ''].filter(Boolean).join(' ');

  /** The lines of the texts in an element. */
  function linesIn(root: Element): { element: Element; text: string; box: DOMRect }[] {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!element || !/[\p{L}\d]/u.test(text.textContent ?? '') || !isPainted(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects())
        lines.push({ element, text: text.textContent?.trim() ?? '', box });
    }
    return lines;
  }

  for (const { element, text, box } of linesIn(document.body)) {
    if (box.width < 4 || !isWhole(element, box)) continue;
    const { fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    expectRatio(isLarge ? 3 : 4.5, highestRatio(coloursIn(box)), `the text "${text}"`);
  }

  /** How much the left or the right edge of a box differs from what is beside it. */
  function edgeRatio({ left, top, right, bottom }: Box): number {
    const rows = { top: (top + bottom) / 2 - 4, bottom: (top + bottom) / 2 + 4 };
    const sides = [
      { outside: { left: left - 4, right: left - 1 }, edge: { left, right: left + 4 } },
      { outside: { left: right + 1, right: right + 4 }, edge: { left: right - 4, right } },
    ].map(({ outside, edge }) =>
      highestRatio(
        coloursIn({ ...edge, ...rows }),
        mostFrequent(coloursIn({ ...outside, ...rows })),
      ),
    );
    return Math.max(...sides);
  }
  const isMeasured = (element: Element) =>
    isPainted(element) && isWhole(element, element.getBoundingClientRect());
  const find = (selector: string) => [...document.querySelectorAll(selector)].filter(isMeasured);

  const lineless = '.input *, [type=range]';
  for (const box of find('.input, .code__cell, .signature__area, .switch__track, input, textarea'))
    if (!box.matches(lineless))
      expectRatio(3, edgeRatio(box.getBoundingClientRect()), `the line of ${nameOf(box)}`);

  for (const control of find('button, a[href], summary, [type=range]'))
    if (linesIn(control).length === 0)
      expectRatio(
        3,
        highestRatio(coloursIn(control.getBoundingClientRect())),
        `the icon of ${nameOf(control)}`,
      );

  const chosen = '[aria-selected=true], [aria-current=page], label:has(:checked), :checked';
  for (const control of find(chosen)) {
    const without = linesIn(control).map(({ box }) => box);
    const ratio = highestRatio(coloursIn(control.getBoundingClientRect(), without));
    expectRatio(3, ratio, `the mark of the chosen ${nameOf(control)}`);
  }
  document.adoptedStyleSheets.pop();
  return faults;
}
