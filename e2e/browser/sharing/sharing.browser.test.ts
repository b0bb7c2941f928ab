import { expect } from '@playwright/test';
import type { Journey, OpenJourney } from '@/e2e/browser/harness/journey';
import { playwrightDriver } from '@/e2e/browser/harness/playwright-driver';
import { test } from '@/e2e/browser/harness/test';
import { ConsentPrompts } from '@/e2e/screens/account/consent-prompts';

import { countUploads, waitForEvents } from './uploads';

/** A user who has consented to behaviour events. */
async function setUp(journey: OpenJourney): Promise<Journey> {
  const j = await journey();
  await j.open(j.settings.path, 'review');
  await j.settings.waitUntilLoaded();
  await new ConsentPrompts(playwrightDriver(j.page)).turnOn('behavior');
  return j;
}

/** Waits until at least so many events are queued in the browser. */
async function waitForQueue({ page }: Journey, least: number): Promise<void> {
  await page.waitForFunction(
    (count) =>
      JSON.parse(localStorage.getItem('localMainBehaviorEventList') ?? '[]').length >= count,
    least,
  );
}

test('a browser requests consent to the comparison of the face and to behaviour events alone, and records none without it', async ({
  journey,
}) => {
  const j = await journey();
  const prompts = new ConsentPrompts(playwrightDriver(j.page));
  await j.open(j.upload.path, 'init_submit');
  await j.upload.waitUntilLoaded();
  expect(await prompts.kinds()).toEqual(['face', 'behavior']);
  await prompts.decide('behavior', 'refuse');
  await j.upload.submit();
  await j.submitted.waitUntilLoaded();
  await j.submitted.goHome();
  await j.home.waitForState('review');
  await j.page.reload();
  await j.home.waitForState('review');
  expect(countUploads(j.requests)).toEqual({});
  expect(
    await j.page.evaluate(() => localStorage.getItem('localMainBehaviorEventList')),
  ).toBeNull();
});

test('events that a page could not send are sent once by the next page, and contain only paths', async ({
  journey,
}) => {
  const j = await setUp(journey);
  await j.home.open();
  await j.home.waitForState('review');
  await j.home.openTab('profile');
  await j.profile.waitUntilLoaded();
  await waitForQueue(j, 2);
  await j.page.reload();
  await j.profile.waitUntilLoaded();
  const events = await waitForEvents(j.sandbox, 2);
  expect(events.slice(0, 2)).toEqual([
    { key: 'screen_opened', time: expect.any(Number), sub_e: [{ screen: '/' }] },
    {
      key: 'screen_opened',
      time: expect.any(Number),
      sub_e: [{ screen: '/pages/profile/profile' }],
    },
  ]);
  expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(events.length);
});

test('when two tabs are hidden at the same time each event is sent once', async ({ journey }) => {
  const j = await setUp(journey);
  await j.home.open();
  await j.home.waitForState('review');
  const other = await j.openSecondTab();
  await other.home.waitForState('review');
  await waitForEvents(j.sandbox, 1);
  await other.home.openTab('profile');
  await other.profile.waitUntilLoaded();
  await waitForQueue(j, 1);
  // The browser's event before it freezes a page.
  const freeze = () => document.dispatchEvent(new Event('freeze'));
  await Promise.all([j.page.evaluate(freeze), other.page.evaluate(freeze)]);
  const events = (await waitForEvents(j.sandbox, 2)).map((event) => JSON.stringify(event));
  expect(new Set(events).size).toBe(events.length);
});
