import { execFileSync } from 'node:child_process';
import { DesktopDevice } from './device/desktop-device';
import * as driver from './driver';

const cookie = { id: 'desktop-1', name: 'desktop shell' };

function device() {
  const events: string[] = [];
  const eventEmitter = {
    emit: async (event: string) => {
      events.push(event);
    },
    off: () => undefined,
  };
  return {
    events,
    device: new DesktopDevice({ eventEmitter, deviceConfig: {}, appsConfig: {} }, cookie),
  };
}

test('the driver exports the four classes of a Detox driver', () => {
  expect(Object.keys(driver).sort()).toEqual([
    'ArtifactPluginsProviderClass',
    'DeviceAllocationDriverClass',
    'ExpectClass',
    'RuntimeDriverClass',
  ]);
});

test('Detox’s processes load a TypeScript module before a JSON file of the same name', () => {
  const code = "console.log(Object.keys(require('./lib/sandbox/data/areas')).join())";
  const args = ['-r', './e2e/driver/register.cjs', '-e', code];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toContain('areasBelow');
});

test('without a running app actions are refused, and terminate has no effect', async () => {
  const { device: idle, events } = device();
  await expect(idle.pressBack()).rejects.toThrow('await device.launchApp() first');
  await idle.terminate();
  expect(events).toEqual([]);
  await idle.cleanup();
});

test('invalid launchArgs are refused before the shell is started', async () => {
  const { device: idle } = device();
  await expect(idle.launchApp('cl.luka.app', { flavor: 'gold' })).rejects.toThrow('gold');
  await idle.cleanup();
});
