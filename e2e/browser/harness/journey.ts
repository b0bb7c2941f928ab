import type { Page } from 'playwright-core';
import { photoKinds } from '@/app/pages/upload/upload-id-card/upload-id-card/submission-blocker';
import { createScreens, type Screens } from '@/e2e/screens/all-screens';
import type { Flow, UserInput } from '@/e2e/shared/flows';
import { recordToasts } from '@/e2e/shared/toast-log';
import { usualTime } from '@/e2e/shared/usual-time';
import { parseDuration } from '@/lib/sandbox/core/duration';
import type { App, BrowserOptions, OpenApp } from './app';
import { drawOver } from './finger';
import { drawPhoto } from './photos';
import { playwrightDriver } from './playwright-driver';
import { press } from './press';
import { WebCamera } from './web-camera';

/** When every journey begins, in ms since 1970. */
export const start = Date.parse(usualTime);

/** The app uses a response again for so long; a later request is sent. */
const dedupingMs = 2000;

/** The way of one user through the app. */
export type Journey = App &
  Flow & {
    /** Opens the same address in another tab of the browser, which is in front then. */
    openSecondTab(): Promise<Tab>;
  };

/** Another tab: its screens and its page. */
export type Tab = Screens & { page: Page };

/** Opens the app in a new browser context whose clock runs from {@link start}, and whose toasts are recorded. */
export type OpenJourney = (options?: BrowserOptions) => Promise<Journey>;

/** Opens journeys in the app of a server whose clock is stopped at {@link start}. */
export function openJourneys(open: OpenApp): OpenJourney {
  return async (options) => {
    const app = await open(options);
    const { page, sandbox } = app;
    await page.clock.install({ time: start });
    await page.context().addInitScript(recordToasts);
    return {
      ...app,
      ...createScreens(playwrightDriver(page)),
      input: browserInput(page),
      // In the page the time passes at once, as in sleep: each timer that is due fires once.
      async advanceTime(duration) {
        const ms = parseDuration(duration);
        if (ms === null) throw new Error(`No duration: ${duration}`);
        const first = Math.min(ms, dedupingMs);
        await page.clock.fastForward(first);
        await sandbox.advance(duration);
        await page.clock.fastForward(ms - first);
      },
      async openSecondTab() {
        const other = await page.context().newPage();
        await other.goto(page.url());
        return { ...createScreens(playwrightDriver(other)), page: other };
      },
    };
  };
}

/** The user's input on a page of a browser. */
export function browserInput(page: Page): UserInput {
  const camera = new WebCamera(page);
  const { social, upload } = createScreens(playwrightDriver(page));
  return {
    takePhoto: (slot) => camera.takePhoto(slot),
    async takePhotos() {
      await upload.photo('id_front').open();
      await camera.chooseFile(await drawPhoto(page, 'front'));
      await camera.chooseFile(await drawPhoto(page, 'back'));
      await camera.shoot();
      for (const kind of photoKinds) await upload.photo(kind).waitUntilAccepted();
    },
    enterContact: (index, contact) => social.typeContact(index, contact),
    async enterSignature() {
      await drawOver(page.locator('.signature__area'), scrawl);
      await page.locator('.signature__ink[d^="M"]').first().waitFor();
    },
    completePayment: () => endPayment(page, 'success'),
  };
}

/** Ends the payment in the frame of the pay page. */
export async function endPayment(
  page: Page,
  result: 'success' | 'failure' | 'cancel',
): Promise<void> {
  const { frame } = createScreens(playwrightDriver(page)).payScreen;
  await press(page.frameLocator(frame).locator(`button[value="${result}"]`));
}

/** A signature, in shares of its area. */
const scrawl = [
  [0.15, 0.6],
  [0.25, 0.3],
  [0.35, 0.7],
  [0.45, 0.35],
  [0.6, 0.65],
  [0.85, 0.4],
] as const;
