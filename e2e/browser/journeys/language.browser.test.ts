import type { Page } from 'playwright-core';
import { textOf } from '@/e2e/browser/harness/texts';
import { withJourney } from './journey';
import { basics, basicsKept } from './person';
import { lastAccount } from './server-view';

const journey = withJourney();

/** Marks the page as it stands; the mark goes with a reload. */
async function markLoad(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-load', 'same'));
}

/** Whether the page was not loaded anew since {@link markLoad}. */
async function isSameLoad(page: Page): Promise<boolean> {
  return (await page.locator('body[data-load="same"]').count()) === 1;
}

/** What was typed, with the label of the one long list in whatever language it is now. */
function inNewLanguage(typed: Record<string, string | null>) {
  return { ...typed, industry: expect.not.stringMatching(typed.industry ?? '') };
}

test('a half-filled form speaks another language and wears another theme at once, and loses nothing', async () => {
  const j = await journey();
  const { basic, page } = j;
  await j.open(basic.path, 'init');
  await basic.stands();
  await basic.fillIn(basics);
  await basic.takeSelfie();
  const typed = await basic.typed();
  await markLoad(page);
  const other = await j.secondTab();
  await other.settings.open();
  await other.settings.stands();
  await other.settings.speak('vi');
  await other.settings.wear('dark');
  await page.bringToFront();
  await page.locator('html[lang="vi"][data-theme="dark"]').waitFor();
  await basic.isHeaded(textOf('vi', 'stepBasic.title'));
  await basic.placesStand();
  expect(await basic.typed()).toEqual(inNewLanguage(typed));
  await basic.camera.isAccepted(basic.selfie);
  expect(await isSameLoad(page)).toBe(true);
  await basic.submit();
  await j.social.stands();
  expect((await lastAccount(j.control)).basic).toEqual(basicsKept);
});

test('from a half-filled form through Settings and back, in the same tab', async () => {
  const j = await journey();
  const { home, profile, basic, settings, page } = j;
  await j.open('/', 'init');
  await home.shows('init');
  await markLoad(page);
  await home.go('goOn');
  await basic.stands();
  await basic.fillIn(basics);
  const typed = await basic.typed();
  await basic.tapBack();
  await basic.answerLeaving('leave');
  await home.tab('profile');
  await profile.stands();
  await profile.toSettings();
  await settings.stands();
  await settings.speak('en');
  await settings.wear('dark');
  await settings.tapBack();
  await profile.stands();
  await home.tab('home');
  await home.shows('init');
  await home.go('goOn');
  await basic.stands();
  await basic.placesStand();
  await basic.isHeaded(textOf('en', 'stepBasic.title'));
  expect(await basic.typed()).toEqual(inNewLanguage(typed));
  expect(await isSameLoad(page)).toBe(true);
});
