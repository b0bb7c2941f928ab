import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { findTextFaults } from './find-text-faults';
import { resize, type Size } from './state-page';

/** The first names of the catalogue's keys. */
const namespaces = [
  'locales/start/es.json',
  'locales/apply/es.json',
  'locales/loan/es.json',
].flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8'))));

/** The narrowest phone, also with texts of double size, which is the last one, and a usual one with larger texts. */
export const fitSizes: readonly Size[] = [
  { width: 320, height: 640, root: '16px' },
  // In this order each has another width: Chromium asks a container query again when the container is resized only.
  { width: 360, height: 640, root: '24px' },
  { width: 320, height: 640, root: '32px' },
];

/**
 * What does not fit a window of 320 px, a text size of 200 % in it, or of 150 % in one of 360 px: horizontal scrolling,
 * cut texts; targets that are too small, where texts are smallest; slits and actions out of reach, where they are large.
 */
export async function fitFaults(page: Page, sizes = fitSizes): Promise<string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await resize(page, size);
    const { width, root } = size;
    const limits = JSON.stringify({ width, namespaces });
    const findTouchFaults = root === '16px' ? findTargetFaults : findReachFaults;
    // Each call of a page costs more than what it finds.
    const found = await page.evaluate<string[]>(
      `[(${findPageFaults})(${width}), (${findTextFaults})(${limits}), (${findTouchFaults})()].flat()`,
    );
    faults.push(...found.map((fault) => `${width} px at ${root}: ${fault}`));
  }
  return faults;
}

/** Runs in the page, on its own: horizontal scrolling, numbers to check that are cut, a sheet that overflows, and faults of headings and title. */
export function findPageFaults(width: number): string[] {
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) faults.push(`scrolls sideways: ${scrollWidth} of ${width} px`);
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type="tel"]')) {
    if (field.scrollWidth > field.clientWidth + 1) faults.push(`cuts the number ${field.value}`);
  }
  // Its content scrolls within it: where it also overflows, a choice that gets the focus scrolls all of it away.
  for (const { scrollHeight, clientHeight } of document.querySelectorAll('dialog.sheet[open]'))
    if (scrollHeight > clientHeight + 1)
      faults.push(`has a sheet with ${scrollHeight} of ${clientHeight} px`);
  const headings = [...document.querySelectorAll('h1')].filter((heading) =>
    heading.checkVisibility({ visibilityProperty: true }),
  );
  if (headings.length !== 1) {
    const texts = headings.map((heading) => `"${heading.textContent}"`).join(', ');
    faults.push(`has ${headings.length} h1: ${texts}`);
  }
  if (!headings.every((heading) => heading.textContent?.trim())) faults.push('has an empty h1');
  if (!document.title.trim()) faults.push('has no title');
  return faults;
}

/** Runs in the page, on its own: content that scrolls in a slit, and actions that are covered wherever they are scrolled to. */
function findReachFaults(): string[] {
  const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const shown = [...front.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert]') &&
      getComputedStyle(element).clipPath !== 'inset(50%)',
  );
  const nameOf = ({ localName, id, className, textContent }: HTMLElement) =>
    `${localName} ${id || className} "${textContent?.trim().slice(0, 30)}"`;

  const slits = shown.filter((element) => {
    const { scrollHeight, clientHeight } = element;
    return (
      /auto|scroll/.test(getComputedStyle(element).overflowY) &&
      element.localName !== 'textarea' &&
      scrollHeight > clientHeight + 1 &&
      clientHeight < window.innerHeight / 4
    );
  });

  function isReachable(element: HTMLElement): boolean {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [line] = element.getClientRects();
    if (!line) return true;
    const hit = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  }
  const covered = shown.filter(
    (element) => element.matches('a[href], button, summary') && !isReachable(element),
  );
  return [
    ...slits.map((element) => `a slit of ${element.clientHeight} px: ${nameOf(element)}`),
    ...covered.map((element) => `out of reach: ${nameOf(element)}`),
  ];
}

/** Runs in the page, on its own: touch targets that are too small. */
function findTargetFaults(): string[] {
  /** Px: of a touch target (contract.md section 9), and of a link in a text (WCAG 2.5.8). */
  const [targetSize, inlineSize, tolerance] = [44, 24, 0.5];
  const targets =
    'a[href], button, input, select, textarea, summary, [role="slider"], [role="option"]';
  /** Not hidden, and not clipped until it is focused. */
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    getComputedStyle(element).clipPath !== 'inset(50%)';

  /** The label of a control is part of its target. */
  function boxesOf(element: Element): DOMRect[] {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return [element, ...labels].map((one) => one.getBoundingClientRect());
  }

  /** Whether the points at half the target size around the centre hit it, as with a pseudo-element. */
  function isHitAround(element: Element): boolean {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const [midX, midY, reach] = [x + width / 2, y + height / 2, targetSize / 2 - 1];
    const around = [
      [midX, midY - reach],
      [midX, midY + reach],
      [midX - reach, midY],
      [midX + reach, midY],
    ] as const;
    return around.every(([left, top]) => {
      const hit = document.elementFromPoint(left, top);
      return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
    });
  }

  function isLargeEnough(element: Element): boolean {
    if (getComputedStyle(element).display === 'inline') {
      const line = Number.parseFloat(getComputedStyle(element).lineHeight);
      return Math.max(line, element.getBoundingClientRect().height) >= inlineSize;
    }
    const fits = ({ width, height }: DOMRect) =>
      width >= targetSize - tolerance && height >= targetSize - tolerance;
    return boxesOf(element).some(fits) || isHitAround(element);
  }

  /** Behind an open dialog nothing can be tapped. */
  const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  return [...front.querySelectorAll(targets)]
    .filter((element) => isShown(element) && !element.closest('[inert]') && !isLargeEnough(element))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
      const size = `${Math.round(width)} x ${Math.round(height)}`;
      return `too small to tap: ${element.tagName} ${element.id || element.className} "${text}", ${size}`;
    });
}
