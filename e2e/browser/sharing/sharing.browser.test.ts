import { type Journey, withJourney } from '@/e2e/browser/journeys/journey';
import { ConsentQuestions } from './consent-questions';
import { arrivedEvents, askedUploads } from './uploads-view';

const journey = withJourney();

/** Somebody who allows to note how they use the app. */
async function allowing(): Promise<Journey & { questions: ConsentQuestions }> {
  const j = await journey();
  const questions = new ConsentQuestions(j.page);
  await j.open(j.settings.path, 'review');
  await j.settings.stands();
  await questions.turnOn('behavior');
  return { ...j, questions };
}

/** How many events wait in this browser, once there are at least so many. */
async function waits({ page }: Journey, least: number): Promise<void> {
  await page.waitForFunction(
    (count) =>
      JSON.parse(localStorage.getItem('localMainBehaviorEventList') ?? '[]').length >= count,
    least,
  );
}

test('a browser asks about one thing alone, and until it is allowed nothing is even noted', async () => {
  const j = await journey();
  const questions = new ConsentQuestions(j.page);
  await j.open(j.upload.path, 'init_submit');
  await j.upload.stands();
  expect(await questions.asked()).toEqual(['behavior']);
  await questions.answer('behavior', 'refuse');
  await j.upload.handIn();
  await j.submited.stands();
  await j.submited.goHome();
  await j.home.shows('review');
  await j.page.reload();
  await j.home.shows('review');
  expect(askedUploads(j.traffic)).toEqual({});
  expect(
    await j.page.evaluate(() => localStorage.getItem('localMainBehaviorEventList')),
  ).toBeNull();
});

test('what a page could not send any more the next one sends, once; it is no more than paths', async () => {
  const j = await allowing();
  await j.home.open();
  await j.home.shows('review');
  await j.home.tab('profile');
  await j.profile.stands();
  await waits(j, 2);
  await j.page.reload();
  await j.profile.stands();
  const events = await arrivedEvents(j, 2);
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

test('two tabs that go out of sight together send each event once', async () => {
  const j = await allowing();
  await j.home.open();
  await j.home.shows('review');
  const other = await j.secondTab();
  await other.home.shows('review');
  await arrivedEvents(j, 1);
  await other.home.tab('profile');
  await other.profile.stands();
  await waits(j, 1);
  // As the browser tells a page before it puts it to sleep.
  const sleep = () => document.dispatchEvent(new Event('freeze'));
  await Promise.all([j.page.evaluate(sleep), other.page.evaluate(sleep)]);
  const events = (await arrivedEvents(j, 2)).map((event) => JSON.stringify(event));
  expect(new Set(events).size).toBe(events.length);
});
