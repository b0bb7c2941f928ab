import { app } from '@/e2e/detox/setup/app';
import { onDesktop, setTime } from '@/e2e/detox/setup/fixtures';
import { restartPage, startApp } from '@/e2e/detox/setup/open-app';
import { catalogueText } from '@/e2e/shared/catalogue-text';

const { home } = app;

/** What is due of the sample loan on its last day, and a day later: with a charge of 5% and a daily one. */
const amountDue = 215_000;
const amountOverdue = 233_000;

/** Days on which the clock changes: a time close to midnight, and how long the day lasts from then. */
const clockChanges = [
  {
    change: 'summer time begins, which has no midnight',
    now: '2026-09-06T23:50:00-03:00',
    sameDay: 'PT5M',
    nextDay: 'PT10M',
  },
  {
    change: 'summer time ends, whose last hour comes twice',
    now: '2026-04-04T23:30:00-03:00',
    sameDay: 'PT1H',
    nextDay: 'PT40M',
  },
];

beforeAll(() => startApp({ now: '2026-01-13T23:50:00-03:00', timezone: 'Asia/Tokyo' }));

test.each(clockChanges)(
  'a loan due on the day that $change is overdue from the next day on',
  async ({ now, sameDay, nextDay }) => {
    await setTime({ instant: now });
    await restartPage({ scenario: 'due_today' });
    await home.waitForState('lending');
    await home.waitForAmount(amountDue);
    await app.advanceTime(sameDay);
    await home.waitForState('lending');
    await home.waitForAmount(amountDue);
    await app.advanceTime(nextDay);
    await home.waitForState('overdue');
    await home.waitForAmount(amountOverdue);
  },
);

onDesktop(
  'on a phone in another time zone a loan is due on the day that it is in Chile',
  async () => {
    // Due on Monday, 9 March, which is today at noon in Tokyo; in Santiago it is still the 8th, late in the evening.
    await setTime({ instant: '2026-01-14T23:50:00-03:00' });
    await restartPage({ scenario: 'lending' });
    await app.advanceTime('P53D');
    await home.waitForStatus(catalogueText('es', 'orders.state.lending'));
    await app.advanceTime('PT20M');
    await home.waitForStatus(catalogueText('es', 'orders.state.dueToday'));
    await home.waitForState('lending');
  },
);
