/** A colour and what it stands on. */
export type ContrastPair = { foreground: string; background: string; needed: 4.5 | 3 };

/** Which colours stand on which, tokens without `--`; text needs 4.5, graphics and borders 3 (WCAG 2.2 AA). */
const used = {
  text: [
    {
      foreground: 'text',
      backgrounds: [
        'bg',
        'surface',
        'surface-2',
        'art-sky',
        'bad-tint',
        'warn-tint',
        'ok-tint',
        'art-dusk',
        'track-chosen',
      ],
    },
    { foreground: 'text-2', backgrounds: ['bg', 'surface', 'surface-2', 'art-sky', 'art-dusk'] },
    { foreground: 'link', backgrounds: ['surface', 'surface-2'] },
    { foreground: 'on-accent', backgrounds: ['accent-solid', 'accent-press'] },
    { foreground: 'accent-text', backgrounds: ['surface', 'accent-tint'] },
    { foreground: 'on-soft', backgrounds: ['soft', 'soft-press', 'track'] },
    { foreground: 'on-panel', backgrounds: ['panel'] },
    { foreground: 'on-panel-2', backgrounds: ['panel'] },
    { foreground: 'ok', backgrounds: ['surface', 'ok-tint'] },
    { foreground: 'warn', backgrounds: ['warn-tint'] },
    { foreground: 'bad', backgrounds: ['surface', 'bad-tint'] },
    { foreground: 'on-toast', backgrounds: ['toast'] },
  ],
  graphics: [
    { foreground: 'accent', backgrounds: ['bg', 'surface', 'art-sky', 'panel', 'art-dusk'] },
    { foreground: 'accent-solid', backgrounds: ['surface', 'panel'] },
    { foreground: 'line-control', backgrounds: ['bg', 'surface', 'surface-2'] },
    { foreground: 'selected-line', backgrounds: ['soft'] },
    { foreground: 'focus', backgrounds: ['surface'] },
    { foreground: 'bad-line', backgrounds: ['surface'] },
    { foreground: 'warn-line', backgrounds: ['warn-tint'] },
    { foreground: 'ok-line', backgrounds: ['surface'] },
    { foreground: 'data-arrival', backgrounds: ['surface'] },
    { foreground: 'data-fee', backgrounds: ['surface'] },
    { foreground: 'data-interest', backgrounds: ['surface'] },
    { foreground: 'data-penalty', backgrounds: ['surface'] },
    { foreground: 'data-penalty-once', backgrounds: ['surface'] },
    { foreground: 'data-frozen', backgrounds: ['surface'] },
    { foreground: 'toast-ok', backgrounds: ['toast'] },
  ],
} as const;

/** Every pair of colours that the app puts on each other. */
export const contrastPairs: readonly ContrastPair[] = [
  ...used.text.flatMap((pair) => withNeed(pair, 4.5)),
  ...used.graphics.flatMap((pair) => withNeed(pair, 3)),
];

function withNeed(
  { foreground, backgrounds }: { foreground: string; backgrounds: readonly string[] },
  needed: ContrastPair['needed'],
): ContrastPair[] {
  return backgrounds.map((background) => ({ foreground, background, needed }));
}
