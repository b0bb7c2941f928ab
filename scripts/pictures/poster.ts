import sharp from 'sharp';
import { openState, setTheme } from './open-state';
import { withGallery } from './with-gallery';

/** The picture of the README. */
const posterFile = 'docs/luka.png';

/** Its states, from left to right: what is offered and costs, the money arriving, what being late costs, and a loan that runs. */
const posterStates = [
  { path: '/', state: 'guest', theme: 'light' },
  {
    path: '/pages/landing/landing-sign-success/landing-sign-success',
    state: 'arrived',
    theme: 'light',
  },
  { path: '/pages/order-detail/order-detail', state: 'overdue', theme: 'light' },
  { path: '/', state: 'lending', theme: 'dark' },
] as const;

const phone = { width: 360, height: 760 };

/** Half of the space between two phones, px. */
const margin = 10;

/** Takes the README's picture from the exported gallery. */
export async function takePoster(): Promise<void> {
  await withGallery(async (browser, root) => {
    const page = await browser.newPage({ viewport: phone });
    const pictures: Buffer[] = [];
    for (const { path, state, theme } of posterStates) {
      await openState(page, { root, path, state, locale: 'es' });
      await setTheme(page, theme);
      pictures.push(await page.screenshot());
    }
    const step = phone.width + 2 * margin;
    const [width, height] = [pictures.length * step, phone.height + 2 * margin];
    await sharp({ create: { width, height, channels: 3, background: '#e3eef0' } })
      .composite(pictures.map((input, at) => ({ input, left: at * step + margin, top: margin })))
      .toFile(posterFile);
  });
}
