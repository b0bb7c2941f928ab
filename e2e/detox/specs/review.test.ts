import { basicsKept } from '@/e2e/browser/journeys/person';
import { lastAccount } from '@/e2e/browser/journeys/server-view';
import { screens } from '@/e2e/detox/screens/all-screens';
import { onDesktop, phone, sandbox } from '@/e2e/detox/setup/world';
import { passes } from '@/e2e/detox/ways/apply';
import { begin, goOn } from '@/e2e/detox/ways/open';

const { home, basic, upload, submited } = screens;

beforeAll(() => begin());

/** Hands in what is all there, and lets the review decide. */
async function handInAndWait(): Promise<void> {
  await upload.stands();
  await upload.handIn();
  await submited.stands();
  await submited.goHome();
  await home.shows('review');
  await passes('PT2M');
}

test('whoever is refused may ask again two weeks later, and is then approved', async () => {
  await goOn({ scenario: 'will_be_refused' });
  await home.shows('init');
  await home.go('goOn');
  await handInAndWait();
  await home.shows('refused');
  await passes('P14D');
  await home.shows('init');
  await home.go('goOn');
  await handInAndWait();
  await home.shows('approved');
});

onDesktop('what does not match the ID card is corrected and handed in once more', async () => {
  await goOn({ scenario: 'not_approved' });
  await home.shows('not_approved');
  await home.go('fix');
  await basic.stands();
  await basic.asksToCorrect();
  await basic.rename(basicsKept.first_name);
  await basic.submit();
  await upload.stands();
  await phone.camera({});
  await upload.shoot('id_front');
  await handInAndWait();
  await home.shows('approved');
  expect((await lastAccount(sandbox)).basic?.first_name).toBe(basicsKept.first_name);
});

test('an approval ends after seven days, and another review gives a new one', async () => {
  await goOn({ scenario: 'approved' });
  await home.shows('approved');
  await passes('P7D');
  await home.shows('init');
  await home.go('goOn');
  await handInAndWait();
  await home.shows('approved');
});
