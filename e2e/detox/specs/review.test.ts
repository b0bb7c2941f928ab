import { ids as applicationIds } from '@/app/application/application.ids';
import { app } from '@/e2e/detox/setup/app';
import { onDesktop, phone, sandbox } from '@/e2e/detox/setup/fixtures';
import { restartPage, startApp } from '@/e2e/detox/setup/open-app';
import { submitAndReview } from '@/e2e/shared/flows';

const { home, basic, upload, input } = app;

beforeAll(() => startApp());

test('two weeks after a refusal the user can apply again and is approved', async () => {
  await restartPage({ scenario: 'will_be_refused' });
  await home.waitForState('init');
  await home.tapButton('goOn');
  await submitAndReview(app);
  await home.waitForState('refused');
  await app.advanceTime('P14D');
  await home.waitForState('init');
  await home.tapButton('goOn');
  await submitAndReview(app);
  await home.waitForState('approved');
});

onDesktop(
  'after values that did not match the ID card are corrected, the application is approved',
  async () => {
    await restartPage({ scenario: 'not_approved' });
    await home.waitForState('not_approved');
    await home.tapButton('fix');
    await basic.waitUntilLoaded();
    await basic.waitForId(applicationIds.fix);
    await basic.fill({ first_name: 'Antonia' });
    await basic.submit();
    await home.waitForState('not_approved');
    await home.tapButton('fix');
    await upload.waitUntilLoaded();
    await phone.camera({});
    await input.takePhoto(upload.photo('id_front'));
    await submitAndReview(app);
    await home.waitForState('approved');
    expect((await sandbox.lastAccount()).basic?.first_name).toBe('Antonia');
  },
);

test('an approval expires after seven days, and another review gives a new one', async () => {
  await restartPage({ scenario: 'approved' });
  await home.waitForState('approved');
  await app.advanceTime('P7D');
  await home.waitForState('init');
  await home.tapButton('goOn');
  await submitAndReview(app);
  await home.waitForState('approved');
});
