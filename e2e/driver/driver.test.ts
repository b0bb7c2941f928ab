import DeviceDriverBase from 'detox/src/devices/runtime/drivers/DeviceDriverBase';
import { DesktopDevice } from './device/desktop-device';
import { refusals } from './device/refusals';
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
  const deviceConfig = { type: './e2e/driver' };
  return {
    events,
    device: new DesktopDevice({ eventEmitter, deviceConfig, appsConfig: {} }, cookie),
  };
}

/** What Detox asks of a driver under other names, or of those that need no driver. */
const others = [
  'constructor',
  'declareArtifactPlugins',
  'createRandomDirectory',
  'cleanupRandomDirectory',
];

test('Detox finds the classes that it asks for', () => {
  expect(Object.keys(driver).sort()).toEqual([
    'ArtifactPluginsProviderClass',
    'DeviceAllocationDriverClass',
    'ExpectClass',
    'RuntimeDriverClass',
  ]);
});

test('all that Detox can ask of a device is done, or refused with a reason', () => {
  const known = device().device;
  const names = Object.getOwnPropertyNames(DeviceDriverBase.prototype);
  const missing = names.filter((name) => !others.includes(name) && !(name in known));
  expect(names.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

test.each(Object.entries(refusals))('device.%s is refused: %s', async (name, why) => {
  const refuse: unknown = Object.entries(device().device).find(([key]) => key === name)?.[1];
  if (typeof refuse !== 'function') throw new Error(`There is no ${name}`);
  await expect(refuse()).rejects.toThrow(
    `device.${name}() is not there on the desktop shell: ${why}`,
  );
});

test('a device whose app is not running says so, and is left in peace by terminate', async () => {
  const { device: idle, events } = device();
  await expect(idle.pressBack()).rejects.toThrow('await device.launchApp() first');
  await idle.terminate();
  expect(events).toEqual([]);
  await idle.cleanup();
});

test('launchArgs that the shell does not take are refused before anything is started', async () => {
  const { device: idle } = device();
  await expect(idle.launchApp('cl.luka.app', { flavor: 'gold' })).rejects.toThrow('gold');
  await idle.cleanup();
});
