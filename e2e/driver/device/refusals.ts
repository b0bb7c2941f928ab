const biometrics = 'the app asks for no face and no finger';
const onlyIos = 'it is an iPhone’s: on Android Detox does nothing, or fails';

/** What Detox's `device` has and this phone has not, each with the reason that the error gives. */
export const refusals = {
  setBiometricEnrollment: biometrics,
  matchFace: biometrics,
  unmatchFace: biometrics,
  matchFinger: biometrics,
  unmatchFinger: biometrics,
  shake: onlyIos,
  clearKeychain: onlyIos,
  resetContentAndSettings: onlyIos,
  setStatusBar: onlyIos,
  resetStatusBar: onlyIos,
  captureViewHierarchy: onlyIos,
  generateViewHierarchyXml: 'there are no native views: a failure says what is on the screen',
  getUiDevice: 'there is no UiAutomator: what a person does beside the page is phone.… of world',
  createPayloadFile: 'the app gets no notifications',
  waitForAppLaunch: 'the shell is started by the driver: npm run shell is for working by hand',
  reverseTcpPort: 'the shell is on this machine: its calls reach the sandbox as they are',
  unreverseTcpPort: 'the shell is on this machine: its calls reach the sandbox as they are',
} as const;

/** One function for each of {@link refusals}, which rejects with the reason. */
export function refuseAll(): Record<string, () => Promise<never>> {
  return Object.fromEntries(
    Object.entries(refusals).map(([name, why]) => [
      name,
      () => Promise.reject(new Error(`device.${name}() is not there on the desktop shell: ${why}`)),
    ]),
  );
}
