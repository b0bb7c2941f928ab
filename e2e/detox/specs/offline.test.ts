import { app } from '@/e2e/detox/setup/app';
import { onDesktop, phone, sandbox } from '@/e2e/detox/setup/fixtures';
import { reload, restartPage, startApp } from '@/e2e/detox/setup/open-app';
import { bankAccount, storedBankAccount } from '@/e2e/shared/sample-user';

const { home, oldWithdrawal, upload } = app;

onDesktop(
  'without a connection the app starts and shows the offline strip until it is back',
  async () => {
    await startApp();
    await home.waitForState('guest');
    await phone.network(false);
    await home.waitForOfflineStrip(true);
    await reload();
    await home.waitForOfflineStrip(true);
    await phone.network(true);
    await home.waitForOfflineStrip(false);
    await home.waitForState('guest');
  },
);

onDesktop(
  'values that could not be saved without a connection are kept and saved once it is back',
  async () => {
    await restartPage({ scenario: 'init_withdrawal', path: oldWithdrawal.path });
    await oldWithdrawal.waitUntilLoaded();
    await oldWithdrawal.fill(bankAccount);
    await phone.network(false);
    await oldWithdrawal.save();
    await oldWithdrawal.waitForSaveFailure();
    await phone.network(true);
    await home.waitForOfflineStrip(false);
    await oldWithdrawal.save();
    await upload.waitUntilLoaded();
    expect((await sandbox.lastAccount()).transfer).toEqual(storedBankAccount);
  },
);
