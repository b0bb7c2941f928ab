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

/** The narrowest phone, and a usual one with texts of double size. */
const sizes: readonly Size[] = [
  { width: 320, height: 640, root: '16px' },
  { width: 360, height: 800, root: '32px' },
];

/** What does not fit a window of 320 px or a text size of 200%: horizontal scrolling, cut texts, small targets. */
export async function fitFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const size of sizes) {
    await resize(page, size);
    const { width, root } = size;
    const found = [
      ...(await page.evaluate(findPageFaults, width)),
      ...(await page.evaluate(findTextFaults, { width, namespaces })),
      ...(await page.evaluate(findTargetFaults)),
    ];
    faults.push(...found.map((fault) => `${width} px at ${root}: ${fault}`));
  }
  return faults;
}

/** Runs in the page, on its own: horizontal scrolling, and faults of headings and title. */
export function findPageFaults(width: number): string[] {
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) faults.push(`scrolls sideways: ${scrollWidth} of ${width} px`);
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
