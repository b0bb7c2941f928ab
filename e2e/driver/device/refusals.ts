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

/** A function for each of {@link refusals} that rejects with the reason. */
export function refuseAll(): Record<string, () => Promise<never>> {
  return Object.fromEntries(
    Object.entries(refusals).map(([name, reason]) => [
      name,
      () => Promise.reject(new Error(`device.${name}() is not available: ${reason}`)),
    ]),
  );
}
