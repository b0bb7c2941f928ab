import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { type Colour, contrastOf, neededContrast } from './contrast';
import { tenths } from './distances';
import type { Box, Measured, Neighbours } from './messages';
import { usedTokens } from './used-tokens';

/** Measures an element of this page: box, spacing, the tokens of its styles, contrast, accessible name and role. */
export function measure(element: Element): Measured {
  const style = getComputedStyle(element);
  const px = (property: string) => tenths(Number.parseFloat(style.getPropertyValue(property)) || 0);
  const hasGap = /flex|grid/.test(style.display) && element.children.length > 1;
  return {
    label: labelOf(element),
    box: boxOf(element),
    padding: [px('padding-top'), px('padding-right'), px('padding-bottom'), px('padding-left')],
    gap: hasGap ? [px('row-gap'), px('column-gap')] : undefined,
    neighbours: neighboursOf(element),
    tokens: usedTokens(element),
    contrast: hasText(element) ? contrastWithGround(element, style) : undefined,
    role: getRole(element) ?? '',
    name: computeAccessibleName(element),
  };
}

/** `button.btn.btn--soft` */
function labelOf(element: Element): string {
  const classes = [...element.classList].slice(0, 3).map((name) => `.${name}`);
  return `${element.localName}${classes.join('')}`;
}

/** Whether an element has text of its own. */
export function hasText(element: Element): boolean {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return element.value !== '';
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + window.scrollX, top + window.scrollY];
  return { x: tenths(x), y: tenths(y), width: tenths(width), height: tenths(height) };
}

/** The nearest sibling on each side, or the edge of the parent. */
function neighboursOf(element: Element): Neighbours {
  const parent = element.parentElement;
  if (!parent) return {};
  const own = boxOf(element);
  const siblings = [...parent.children]
    .filter((each) => each !== element && isVisible(each))
    .map((each) => ({ label: labelOf(each), box: boxOf(each) }));
  const outer = boxOf(parent);
  const label = `the edge of ${labelOf(parent)}`;
  const nearest = (
    distanceTo: (box: Box) => number,
    isBeside: (box: Box) => boolean,
    toEdge: number,
  ) => {
    const [first] = siblings
      .filter(({ box }) => isBeside(box) && distanceTo(box) > -0.5)
      .map(({ label: name, box }) => ({ label: name, distance: tenths(distanceTo(box)) }))
      .sort((one, other) => one.distance - other.distance);
    return first ?? { label, distance: tenths(toEdge) };
  };
  const [right, bottom] = [own.x + own.width, own.y + own.height];
  const [outerRight, outerBottom] = [outer.x + outer.width, outer.y + outer.height];
  const sharesColumn = (box: Box) => box.x < right && box.x + box.width > own.x;
  const sharesRow = (box: Box) => box.y < bottom && box.y + box.height > own.y;
  return {
    top: nearest((box) => own.y - (box.y + box.height), sharesColumn, own.y - outer.y),
    right: nearest((box) => box.x - right, sharesRow, outerRight - right),
    bottom: nearest((box) => box.y - bottom, sharesColumn, outerBottom - bottom),
    left: nearest((box) => own.x - (box.x + box.width), sharesRow, own.x - outer.x),
  };
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
}

/** The contrast of an element's text with what its ancestors paint behind it: the browser mixes the colours. */
function contrastWithGround(element: Element, style: CSSStyleDeclaration): Measured['contrast'] {
  const grounds: string[] = [];
  let opacity = 1;
  let isOpaque = false;
  for (let each: Element | null = element; each && !isOpaque; each = each.parentElement) {
    const { backgroundImage, backgroundColor, opacity: own } = getComputedStyle(each);
    if (backgroundImage !== 'none')
      return { unknown: `There is a picture or a gradient behind it, of ${labelOf(each)}` };
    grounds.unshift(backgroundColor);
    opacity *= Number(own);
    isOpaque = !/^rgba|\//.test(backgroundColor);
  }
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  if (!pen) return { unknown: 'This browser has no 2d canvas' };
  const paint = (colour: string): Colour => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  const ground = ['white', ...grounds].map(paint).at(-1) ?? paint('white');
  pen.globalAlpha = opacity;
  const shown = paint(style.color);
  return {
    ratio: Math.floor(contrastOf(shown, ground) * 100) / 100,
    needed: neededContrast(Number.parseFloat(style.fontSize), Number.parseFloat(style.fontWeight)),
    colour: hex(shown),
    ground: hex(ground),
  };
}

function hex([red, green, blue]: Colour): string {
  return `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}
