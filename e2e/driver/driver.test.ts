import { execFileSync } from 'node:child_process';
import DeviceDriverBase from 'detox/src/devices/runtime/drivers/DeviceDriverBase';
import { DesktopDevice } from './device/desktop-device';
import * as driver from './driver';
import { deviceRefusals } from './refusals';

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

/** Methods of Detox's base class that the desktop driver does not need. */
const notNeeded = [
  'constructor',
  'declareArtifactPlugins',
  'createRandomDirectory',
  'cleanupRandomDirectory',
];

test('the driver exports the four classes of a Detox driver', () => {
  expect(Object.keys(driver).sort()).toEqual([
    'ArtifactPluginsProviderClass',
    'DeviceAllocationDriverClass',
    'ExpectClass',
    'RuntimeDriverClass',
  ]);
});

test('every method of a Detox device is implemented or refused with a reason', () => {
  const implemented = device().device;
  const names = Object.getOwnPropertyNames(DeviceDriverBase.prototype);
  const missing = names.filter((name) => !notNeeded.includes(name) && !(name in implemented));
  expect(names.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

test.each(Object.entries(deviceRefusals))('device.%s is refused: %s', (name, reason) => {
  const refuse: unknown = Object.entries(device().device).find(([key]) => key === name)?.[1];
  if (typeof refuse !== 'function') throw new Error(`There is no ${name}`);
  expect(refuse).toThrow(`device.${name}() is not available: ${reason}`);
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
