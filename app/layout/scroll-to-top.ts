/** Scrolls the page to its top: smoothly, or at once if the user prefers reduced motion. */
export function scrollToTop(): void {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' });
}
