const artifacts = {
  rootDir: '.cache/e2e/artifacts',
  plugins: {
    screenshot: {
      enabled: true,
      shouldTakeAutomaticSnapshots: true,
      keepOnlyFailedTestsArtifacts: true,
    },
    failure: { enabled: true, keepOnlyFailedTestsArtifacts: true },
  },
};

const apks = 'android-shell/app/build/outputs/apk';

/** An APK of Gradle's, and the one that drives it. Its calls reach the sandbox on this machine by adb. */
function apk(buildType) {
  const tasks = `:app:assembleStandard${buildType} :app:assembleStandard${buildType}AndroidTest`;
  const type = buildType.toLowerCase();
  return {
    type: 'android.apk',
    bundleId: 'cl.luka.app',
    binaryPath: `${apks}/standard/${type}/app-standard-${type}.apk`,
    testBinaryPath: `${apks}/androidTest/standard/${type}/app-standard-${type}-androidTest.apk`,
    build: `node --import tsx scripts/e2e/android-web.ts && cd android-shell && ./gradlew ${tasks} -DtestBuildType=${type}`,
    reversePorts: [3000],
  };
}

/** @type {Detox.DetoxConfig} */
module.exports = {
  testRunner: {
    args: { $0: 'jest', config: 'e2e/detox/jest.config.ts' },
    jest: { setupTimeout: 120000, teardownTimeout: 60000 },
  },
  // A spec imports what it needs: Jest's own `expect` stays what it is.
  behavior: { init: { exposeGlobals: false } },
  artifacts,
  apps: {
    desktop: { type: 'desktop.export', bundleId: 'cl.luka.app', binaryPath: 'out' },
    'android.debug': apk('Debug'),
    // The release, whole and with the debug key: Detox cannot drive what R8 has shrunk.
    'android.release': apk('Detox'),
  },
  devices: {
    desktop: { type: './e2e/driver', locale: 'es-CL' },
    emulator: { type: 'android.emulator', device: { avdName: 'luka' } },
    attached: { type: 'android.attached', device: { adbName: '.*' } },
  },
  configurations: {
    // Each worker has a phone of its own; on a real one there is one at a time.
    desktop: { device: 'desktop', app: 'desktop', testRunner: { args: { maxWorkers: 2 } } },
    'android.emu.debug': { device: 'emulator', app: 'android.debug' },
    'android.emu.release': { device: 'emulator', app: 'android.release' },
    'android.att.debug': { device: 'attached', app: 'android.debug' },
  },
};
