import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { blend, type Colour, contrastOf, neededContrast, parseColour } from './contrast';
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

/** The contrast of an element's text with what its ancestors paint behind it. */
function contrastWithGround(element: Element, style: CSSStyleDeclaration): Measured['contrast'] {
  const text = parseColour(style.color);
  const layers: Colour[] = [];
  let opacity = 1;
  let isOpaque = false;
  for (let each: Element | null = element; each && !isOpaque; each = each.parentElement) {
    const { backgroundImage, backgroundColor, opacity: own } = getComputedStyle(each);
    if (backgroundImage !== '' && backgroundImage !== 'none')
      return { unknown: `There is a picture or a gradient behind it, of ${labelOf(each)}` };
    const colour = parseColour(backgroundColor || 'rgba(0, 0, 0, 0)');
    if (!colour) return { unknown: `Its ground is ${backgroundColor}` };
    opacity *= Number(own || 1);
    if (colour[3] > 0) layers.push(colour);
    isOpaque = colour[3] === 1;
  }
  if (!text) return { unknown: `Its colour is ${style.color}` };
  const white: Colour = [255, 255, 255, 1];
  const ground = layers.reduceRight((below, layer) => blend(layer, below), white);
  const shown = blend([text[0], text[1], text[2], text[3] * opacity], ground);
  return {
    ratio: Math.floor(contrastOf(shown, ground) * 100) / 100,
    needed: neededContrast(Number.parseFloat(style.fontSize), Number.parseFloat(style.fontWeight)),
    colour: hex(shown),
    ground: hex(ground),
  };
}

function hex([red, green, blue]: Colour): string {
  const digits = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');
  return `#${digits(red)}${digits(green)}${digits(blue)}`;
}
