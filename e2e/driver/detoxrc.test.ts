import { composeDetoxConfig } from 'detox/src/configuration';

// Jest compiles TypeScript itself.
jest.mock('./register.cjs', () => ({}));

const load = (configuration: string) => composeDetoxConfig({ argv: { configuration } });

test.each([
  ['android.emu.debug', 'android.emulator', 'debug'],
  ['android.emu.release', 'android.emulator', 'detox'],
  ['android.att.debug', 'android.attached', 'debug'],
])('%s installs an APK of Gradle on %s', async (configuration, type, buildType) => {
  const { device, apps, commands } = await load(configuration);
  expect(device.type).toBe(type);
  const [app] = Object.values(apps);
  expect(app).toMatchObject({
    type: 'android.apk',
    binaryPath: expect.stringMatching(new RegExp(`/${buildType}/.*\\.apk$`)),
    testBinaryPath: expect.stringMatching(new RegExp(`/androidTest/.*/${buildType}/.*\\.apk$`)),
  });
  expect(commands).toMatchObject([{ build: expect.stringContaining('gradle') }]);
});
