const noBiometrics = 'the app does not use biometrics';
const iosOnly = 'it is for iOS: on Android Detox does nothing, or fails';
const noPortForwarding = 'the shell is on this machine and reaches the sandbox directly';

/** The methods of Detox's `device` that the desktop shell lacks, with the reason for the error. */
export const refusals = {
  setBiometricEnrollment: noBiometrics,
  matchFace: noBiometrics,
  unmatchFace: noBiometrics,
  matchFinger: noBiometrics,
  unmatchFinger: noBiometrics,
  shake: iosOnly,
  clearKeychain: iosOnly,
  resetContentAndSettings: iosOnly,
  setStatusBar: iosOnly,
  resetStatusBar: iosOnly,
  captureViewHierarchy: iosOnly,
  generateViewHierarchyXml: 'there are no native views: a failure says what is on the screen',
  getUiDevice: 'there is no UiAutomator: use phone.… of e2e/detox/setup/fixtures',
  createPayloadFile: 'the app has no notifications',
  waitForAppLaunch: 'the driver starts the shell itself; for manual work there is npm run shell',
  reverseTcpPort: noPortForwarding,
  unreverseTcpPort: noPortForwarding,
} as const;

/** Steps of Detox that have nothing to do on the desktop shell. */
const noOps = [
  'validateDeviceConfig',
  'installUtilBinaries',
  'installApp',
  'waitUntilReady',
  'waitForActive',
  'waitForBackground',
];

/** A function for each of {@link refusals}, which rejects with the reason, and for each step without effect. */
export function missingMethods(): Record<string, () => Promise<void>> {
  return Object.fromEntries([
    ...noOps.map((name) => [name, async () => undefined]),
    ...Object.entries(refusals).map(([name, reason]) => [
      name,
      () => Promise.reject(new Error(`device.${name}() is not available: ${reason}`)),
    ]),
  ]);
}
