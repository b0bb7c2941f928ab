import { expect } from '@playwright/test';
import { createScreens } from '@/e2e/screens/all-screens';
import type { PhotoSlot } from '@/e2e/screens/application/photo-slot';
import { eventually } from '@/e2e/shared/eventually';
import { applyAsNewUser, borrowAndRepay, type Flow, signerName } from '@/e2e/shared/flows';
import { storedApplication } from '@/e2e/shared/sample-user';
import { createSandboxClient } from '@/e2e/shared/sandbox-client';
import type { WebKitPage } from './web-driver';
import { waitUntilStill, webKitDriver } from './webkit-driver';
import { test } from './webkit-test';

test('a new user borrows and repays', async ({ webKit: page, stoppedServer: { url } }) => {
  await page.setSize({ width: 450, height: 900 });
  await page.goto(`${url}/`);
  const flow = flowIn(page, url);
  const { sandbox, home } = flow;
  await home.waitForState('guest');
  await home.tapButton('apply');
  await page.evaluate(answerFileChoosers);
  await applyAsNewUser(flow);
  expect(await sandbox.lastAccount()).toMatchObject(storedApplication);

  const { orderNo, paid } = await borrowAndRepay(flow);
  const loan = (await sandbox.lastAccount()).orders.at(-1);
  expect(loan).toMatchObject({ order_no: orderNo, status: 'cleared', amount: paid });
});

/** The screens in a page of WebKit, which has no camera; the time passes on the server, where the app looks for it. */
function flowIn(page: WebKitPage, url: string): Flow {
  const sandbox = createSandboxClient(url);
  const screens = createScreens(webKitDriver(page));
  const choosePhoto = async (slot: PhotoSlot) => {
    await slot.open();
    const button = await eventually(() => page.find(findFileButton));
    await button.click();
    await slot.waitUntilAccepted();
  };
  return {
    ...screens,
    sandbox,
    advanceTime: async (duration) => void (await sandbox.advance(duration)),
    input: {
      takeSelfie: choosePhoto,
      takeIdPhoto: choosePhoto,
      enterContact: (index, contact) => screens.social.typeContact(index, contact),
      enterSignature: async () => screens.sign.typeSignature(await signerName(sandbox)),
      completePayment: () => clickUntilPaid(page, screens.payScreen.frame),
    },
  };
}

/** How long the page of a payment may take to return to the app, in ms. */
const returnMs = 3000;

/** Ends the payment; clicks again where a click was lost, as one is while the framed page's styles load. */
async function clickUntilPaid(page: WebKitPage, frame: string): Promise<void> {
  const expectReturn = async () => {
    if (await page.evaluate(exists, frame)) throw new Error('The pay page is still shown');
  };
  await eventually(async () => {
    await waitUntilStill(page);
    if (!(await page.evaluate(exists, frame))) return;
    await page.withinFrame(frame, async () => (await page.find(findSuccess)).click());
    await eventually(expectReturn, returnMs);
  });
}

// These run in the page, each on its own.

function exists(selector: string): boolean {
  return document.querySelector(selector) !== null;
}

/** The last way on of a camera that cannot be used. */
function findFileButton(): Element | null {
  return document.querySelector('dialog.camera .camera__actions > button:last-child');
}

/** The button of the pay page that ends the payment. */
function findSuccess(): Element | null {
  return document.querySelector('button[value=success]');
}

/** Gives file choosers a photo, as WebDriver cannot use their windows; each has other pixels. */
function answerFileChoosers(): void {
  const { click } = HTMLInputElement.prototype;
  let photos = 0;
  HTMLInputElement.prototype.click = function answer() {
    if (this.type !== 'file') return click.call(this);
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1000 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = '#cde';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = '#234';
    pen.font = '120px sans-serif';
    photos += 1;
    pen.fillText(`card ${photos}`, 120, 500);
    canvas.toBlob((blob) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([blob ?? ''], 'photo.jpg', { type: 'image/jpeg' }));
      this.files = chosen.files;
      this.dispatchEvent(new Event('change', { bubbles: true }));
    }, 'image/jpeg');
  };
}
