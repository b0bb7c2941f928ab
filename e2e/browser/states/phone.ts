/** A usual phone; nothing is scaled, so that a picture's pixels are the page's. */
export const phone = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: true,
  locale: 'es-CL',
  timezoneId: 'America/Santiago',
  reducedMotion: 'reduce',
} as const;

/** The two themes of every picture. */
export const themes = ['light', 'dark'] as const;
