import { textOf } from '@/e2e/browser/harness/texts';
import { person } from '@/e2e/browser/journeys/person';
import { screens } from '@/e2e/detox/screens/all-screens';
import { onDesktop, timePasses } from '@/e2e/detox/setup/world';
import { passes } from '@/e2e/detox/ways/apply';
import { lastCode } from '@/e2e/detox/ways/log-in';
import { begin, goOn } from '@/e2e/detox/ways/open';

const { home, getCode, login } = screens;

/** What is due of the sample loan on its last day, and a day late: 5% once, and a day's penalty. */
const inTime = 204_000;
const late = 222_000;

/** The last moments of a day that the clock is changed on: how long it still lasts, and what goes beyond. */
const changes = [
  {
    change: 'summer time begins, which has no midnight',
    now: '2026-09-06T23:50:00-03:00',
    still: 'PT5M',
    beyond: 'PT10M',
  },
  {
    change: 'summer time ends, whose last hour comes twice',
    now: '2026-04-04T23:30:00-03:00',
    still: 'PT1H',
    beyond: 'PT40M',
  },
];

beforeAll(() => begin({ now: '2026-02-18T23:50:00-03:00', timezone: 'Asia/Tokyo' }));

test.each(changes)(
  'a loan due on the day that $change is late from the next day on',
  async (day) => {
    const { now, still, beyond } = day;
    await timePasses({ instant: now });
    await goOn({ scenario: 'due_today' });
    await home.shows('lending');
    await home.says(inTime);
    await passes(still);
    await home.shows('lending');
    await home.says(inTime);
    await passes(beyond);
    await home.shows('overdue');
    await home.says(late);
  },
);

onDesktop('on a phone far away a loan is due on the day that it is in Chile', async () => {
  // Due on 8 March. In Tokyo that is today, and noon; in Santiago it is the day before, late in the evening.
  await timePasses({ instant: '2026-02-18T23:50:00-03:00' });
  await goOn({ scenario: 'lending' });
  await passes('P17D');
  await home.isMarked(textOf('es', 'orders.state.lending'));
  await passes('PT20M');
  await home.isMarked(textOf('es', 'orders.state.dueToday'));
  await home.shows('lending');
});

test('with the same seed the same code is sent again', async () => {
  await begin({ seed: 7, path: getCode.path });
  await getCode.stands();
  await getCode.fillIn(person.phone);
  await getCode.agree();
  await getCode.submit();
  await login.stands();
  expect(await lastCode()).toBe('009654');
});
