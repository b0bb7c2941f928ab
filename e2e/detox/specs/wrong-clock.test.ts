import { app } from '@/e2e/detox/setup/app';
import { onDesktop, sandbox } from '@/e2e/detox/setup/fixtures';
import { restartApp, restartPage, startApp } from '@/e2e/detox/setup/open-app';
import { catalogueText } from '@/e2e/shared/catalogue-text';

const { home, choose, information } = app;

const dueToday = catalogueText('es', 'orders.state.dueToday');

/** Starts with the phone's clock behind the server's by an ISO 8601 duration. */
async function startBehind(duration: string): Promise<void> {
  await startApp({ now: '2026-03-10T10:42:00-03:00' });
  await sandbox.advance(duration);
}

onDesktop(
  'a loan is due on its day when the phone is a day behind, also after a restart',
  async () => {
    await startBehind('P1D');
    await restartPage({ scenario: 'due_today' });
    await home.waitForState('lending');
    await home.waitForStatus(dueToday);
    await restartApp();
    await home.waitForState('lending');
    await home.waitForStatus(dueToday);
  },
);

onDesktop(
  'the terms hold for 15 minutes of the server when the phone is 42 minutes behind',
  async () => {
    await startBehind('PT42M');
    await restartPage({ scenario: 'approved' });
    await home.waitForState('approved');
    await home.tapButton('choose');
    await choose.waitUntilLoaded();
    await choose.proceed();
    await information.waitUntilLoaded();
    // 10:42 on the phone is 11:24 at the server.
    expect(await information.validUntil()).toMatch(/11:(39|4[0-2])/);
  },
);
