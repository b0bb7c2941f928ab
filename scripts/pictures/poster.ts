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
    const images: string[] = [];
    for (const { path, state, theme } of posterStates) {
      await openState(page, { root, path, state, locale: 'es' });
      await setTheme(page, theme);
      const picture = (await page.screenshot()).toString('base64');
      const style = `margin:${margin}px`;
      images.push(`<img src="data:image/png;base64,${picture}" style="${style}" alt="">`);
    }
    const width = images.length * (phone.width + 2 * margin);
    // Another page: the app's content policy allows no inline styles.
    const sheet = await browser.newPage({
      viewport: { width, height: phone.height + 2 * margin },
    });
    await sheet.setContent(
      `<body style="margin:0;display:flex;background:#e3eef0">${images.join('')}`,
    );
    await sheet.screenshot({ path: posterFile });
  });
}
