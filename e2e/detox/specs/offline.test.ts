import { bankAccount, bankAccountKept } from '@/e2e/browser/journeys/person';
import { lastAccount } from '@/e2e/browser/journeys/server-view';
import { screens } from '@/e2e/detox/screens/all-screens';
import { onDesktop, phone, sandbox } from '@/e2e/detox/setup/world';
import { begin, goOn, reload } from '@/e2e/detox/ways/open';

const { home, oldWithdrawal, upload } = screens;

onDesktop('without a connection the app starts and says so, and comes back by itself', async () => {
  await begin();
  await home.shows('guest');
  await phone.network(false);
  await home.isOffline(true);
  await reload();
  await home.isOffline(true);
  await phone.network(true);
  await home.isOffline(false);
  await home.shows('guest');
});

onDesktop('what is typed without a connection is not lost, and saved once it is back', async () => {
  await goOn({ scenario: 'init_withdrawal', path: oldWithdrawal.path });
  await oldWithdrawal.stands();
  await oldWithdrawal.fillIn(bankAccount);
  await phone.network(false);
  await oldWithdrawal.submit();
  await oldWithdrawal.isNotSaved();
  await phone.network(true);
  await home.isOffline(false);
  await oldWithdrawal.submit();
  await upload.stands();
  expect((await lastAccount(sandbox)).transfer).toEqual(bankAccountKept);
});
