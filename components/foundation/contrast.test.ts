import { readFileSync } from 'node:fs';
import { type Colour, contrastOf } from '@/app/preview/inspect/contrast';

/** The colours that are used on each background; text needs 4.5, graphics and borders 3 (WCAG 2.2 AA). */
const used: [needed: number, foreground: string, backgrounds: string][] = [
  [4.5, 'text', 'bg surface surface-2 art-sky bad-tint warn-tint ok-tint art-dusk track-chosen'],
  [4.5, 'text-2', 'bg surface surface-2 art-sky art-dusk'],
  [4.5, 'link', 'surface surface-2'],
  [4.5, 'on-accent', 'accent-solid accent-press'],
  [4.5, 'on-soft', 'soft soft-press track'],
  [4.5, 'on-panel', 'panel'],
  [4.5, 'on-panel-2', 'panel'],
  [4.5, 'ok', 'surface soft ok-tint'],
  [4.5, 'warn', 'surface soft warn-tint'],
  [4.5, 'bad', 'surface bad-tint'],
  [4.5, 'on-toast', 'toast'],
  [3, 'accent', 'bg surface art-sky panel art-dusk'],
  [3, 'accent-solid', 'surface panel'],
  [3, 'line-control', 'bg surface surface-2'],
  [3, 'selected-line', 'soft track-chosen'],
  [3, 'focus', 'surface'],
  [3, 'bad-line', 'surface'],
  [3, 'ok-line', 'surface'],
  [3, 'data-arrival', 'surface'],
  [3, 'data-fee', 'surface'],
  [3, 'data-interest', 'surface'],
  [3, 'data-penalty', 'surface'],
  [3, 'data-penalty-once', 'surface'],
  [3, 'data-frozen', 'surface'],
];
const pairs = used.flatMap(([needed, foreground, backgrounds]) =>
  backgrounds.split(' ').map((background) => ({ foreground, background, needed })),
);

const css = readFileSync('components/foundation/tokens.css', 'utf8');

test.each(pairs)(
  '$foreground on $background has a contrast of at least $needed in both themes',
  ({ foreground, background, needed }) => {
    for (const theme of [0, 1] as const) {
      const ratio = contrastOf(token(foreground, theme), token(background, theme));
      expect(ratio).toBeGreaterThanOrEqual(needed);
    }
  },
);

describe('in the colours of a contrast theme', () => {
  const themed = css.slice(css.indexOf('@media (forced-colors: active)'));
  const system = (name: string) => new RegExp(`--${name}: ([A-Z]\\w+);`).exec(themed)?.[1];

  test('every colour is one of the theme, but for what dims the page', () => {
    const all = css.matchAll(/^ {2}--([\w-]+): (?:light-dark|#|rgb)/gm);
    const missing = [...all].map(([, name = '']) => name).filter((name) => !system(name));
    expect(missing).toEqual(['scrim']);
  });

  test.each(pairs)('$foreground on $background is a pair that a theme tells apart', (pair) => {
    const onCanvas = ['CanvasText', 'LinkText', 'Highlight'].map((ink) => `${ink} on Canvas`);
    expect([...onCanvas, 'Canvas on CanvasText', 'HighlightText on Highlight']).toContain(
      `${system(pair.foreground)} on ${system(pair.background)}`,
    );
  });
});

/** A colour of `tokens.css`: written once, or as light then dark. */
function token(name: string, theme: 0 | 1): Colour {
  const [, value = ''] = css.match(new RegExp(`--${name}: ([^;]*);`)) ?? [];
  const colours = value.match(/#[0-9a-f]{3,6}/g) ?? [];
  const hex = (colours[theme] ?? colours[0] ?? '').slice(1);
  const whole = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [red, green, blue] = (whole.match(/../g) ?? []).map((part) => Number.parseInt(part, 16));
  if (red === undefined || green === undefined || blue === undefined) {
    throw new Error(`--${name} is no opaque colour`);
  }
  return [red, green, blue, 1];
}
