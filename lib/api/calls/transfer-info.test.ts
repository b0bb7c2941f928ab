import { type FakeServer, ok, startFakeServer } from '../test/fake-server';
import { samples } from '../test/samples';
import { setFetch } from '../transport';
import { getBankInfo, saveTransferInfo } from './transfer-info';

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
});

afterEach(() => setFetch(undefined));

test('the payout account reads as null before it was saved, then as saved', async () => {
  await expect(getBankInfo()).resolves.toBeNull();
  server.answer(() => ok('app/get_bank_info', samples['app/get_bank_info'].ret));
  await expect(getBankInfo()).resolves.toEqual(samples['app/get_bank_info'].ret);
});

test('the payout account is saved and says what comes next', async () => {
  const { body, ret } = samples['app/save_transfer_info'];
  server.answer(() => ok('app/save_transfer_info', ret));
  await expect(saveTransferInfo(body)).resolves.toEqual(ret);
  expect(server.received).toMatchObject([{ path: 'app/save_transfer_info', body }]);
});
