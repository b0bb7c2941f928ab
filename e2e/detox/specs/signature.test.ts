import { ids as signIds } from '@/app/pages/sign/sign/screen.ids';
import { app } from '@/e2e/detox/setup/app';
import { sandbox, setTime } from '@/e2e/detox/setup/fixtures';
import { restartPage, startApp } from '@/e2e/detox/setup/open-app';
import { chooseLoan, signerName } from '@/e2e/shared/flows';

const { home, sign, signed } = app;

beforeAll(() => startApp());

test('another name signs nothing; the name of the agreement does, whatever its case and accents', async () => {
  // Signed the next day, with an approval of yesterday.
  await restartPage({ scenario: 'approved' });
  await setTime({ duration: 'P1D' });
  await home.waitForState('approved');
  await chooseLoan(app);
  await sign.waitUntilLoaded();
  await sign.agree();
  await sign.typeSignature('Juan Perez');
  await sign.sign();
  const signer = await signerName(sandbox);
  await sign.waitForWrongName(signer);
  expect((await sandbox.lastAccount()).orders).toEqual([]);

  await sign.type(`${signIds.signature}-name`, plain(signer));
  await sign.sign();
  await signed.waitUntilLoaded();
  const { orders } = await sandbox.lastAccount();
  expect(orders).toMatchObject([{ order_no: await signed.orderNo() }]);
});

/** In capitals and without accents, as it is often typed on a phone. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}
