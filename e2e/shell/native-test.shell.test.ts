import { createServer, type Server } from 'node:http';
import { ids } from '@/app/pages/settings/page_native_test/screen.ids';
import { appLinks } from '@/e2e/detox/ways/app-link';
import { contract } from '@/lib/bridge/contract';
import { withShell } from './harness/shell-journey';

const shell = withShell();
let stranger: Server;
let address: string;

beforeAll(async () => {
  stranger = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>stranger</title>');
  });
  await new Promise<void>((resolve) => {
    stranger.listen(0, '127.0.0.1', resolve);
  });
  const bound = stranger.address();
  address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
});
afterAll(() => {
  stranger.close();
});

test('the testers’ page tries every event of the bridge, and the phone answers each', async () => {
  const { phone, screens } = await shell({
    permissions: { location: 'granted', phone: 'granted', camera: 'granted', sms: 'granted' },
    strangers: { 'https://luka.example': address },
  });
  const { home, by } = screens();
  await home.shows('guest');
  await phone.control('location', { latitude: -41.4693, longitude: -72.9424 });
  await phone.control('open', { url: `${appLinks}/pages/settings/page_native_test` });
  for (const event of Object.keys(contract)) {
    await by(ids.run(event)).tap();
    if (event === 'openPayView') {
      await phone.until(({ payPage }) => payPage !== null);
      await phone.control('close-pay-view');
    }
    await by(ids.reply(event)).locator('.pill--ok').waitFor();
  }
  const reply = (event: string) => by(ids.reply(event)).textContent();
  expect(await reply('location')).toContain('-41.47');
  expect(await reply('pickerContact')).toContain('Rosa');
  expect(await reply('openPayView')).toContain('closed');
  expect(await phone.control('state')).toMatchObject({
    opened: [{ uri: 'https://luka.example/' }],
    tracked: [{ name: 'native_test' }],
  });
});

test('what the person does not allow is answered too', async () => {
  const { phone, screens } = await shell({
    permissions: {
      location: 'denied',
      phone: 'denied',
      sms: 'denied_forever',
      camera: 'not_asked',
    },
  });
  const { home, by } = screens();
  await home.shows('guest');
  await phone.control('permission-answers', { camera: 'denied' });
  await phone.control('open', { url: `${appLinks}/pages/settings/page_native_test` });
  const codes = { location: 'denied:', smsInfo: 'denied_forever:', takePhoto: 'denied:' };
  for (const [event, code] of Object.entries(codes)) {
    await by(ids.run(event)).tap();
    await by(ids.reply(event)).locator('.pill--bad').waitFor();
    expect(await by(ids.reply(event)).locator('pre').textContent()).toMatch(new RegExp(`^${code}`));
  }
});
