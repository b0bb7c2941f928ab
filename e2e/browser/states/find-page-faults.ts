/** Runs in the page, on its own: a page that scrolls sideways, its headings, and its title. */
export function findPageFaults(width: number): string[] {
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) faults.push(`scrolls sideways: ${scrollWidth} of ${width} px`);
  const headings = [...document.querySelectorAll('h1')].filter((heading) =>
    heading.checkVisibility({ visibilityProperty: true }),
  );
  if (headings.length !== 1) {
    const said = headings.map((heading) => `"${heading.textContent}"`).join(', ');
    faults.push(`has ${headings.length} h1: ${said}`);
  }
  if (!headings.every((heading) => heading.textContent?.trim())) faults.push('has an empty h1');
  if (!document.title.trim()) faults.push('has no title');
  return faults;
}
