const noBiometrics = 'the app does not use biometrics';
const iosOnly = 'it is for iOS: on Android Detox does nothing, or fails';
const noPortForwarding = 'the shell is on this machine and reaches the sandbox directly';
const useElements = 'no spec needs it: use web.element()';
const ignoredTyping =
  'React’s onChange ignores what Android types (wix/Detox#4146): use enterText() of e2e/detox/setup/enter-text';
const useScript = 'no spec needs it: use runScript()';

/** The methods of Detox's `device` that the driver lacks, with the reason for the error. */
export const deviceRefusals = {
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
  generateViewHierarchyXml: 'there are no native views: an error lists what is on the screen',
  getUiDevice: 'there is no UiAutomator: use phone.… of e2e/detox/setup/fixtures',
  createPayloadFile: 'the app has no notifications',
  waitForAppLaunch: 'the driver starts the shell itself; for manual work there is npm run shell',
  reverseTcpPort: noPortForwarding,
  unreverseTcpPort: noPortForwarding,
  reloadReactNative: 'there is no React Native to reload: use reload() of e2e/detox/setup/open-app',
  setURLBlacklist: 'on Android it applies to requests of React Native only',
  enableSynchronization: 'actions always wait until the page is idle',
  disableSynchronization: 'actions always wait until the page is idle',
  setOrientation: 'no spec needs it',
  takeScreenshot: 'the report has a picture of every step',
  tap: useElements,
  longPress: useElements,
  typeText: useElements,
} as const;

/** The same for `web.element()`. */
export const elementRefusals = {
  asSecured: 'it is for iOS',
  typeText: ignoredTyping,
  replaceText: ignoredTyping,
  clearText: ignoredTyping,
  scrollToView: 'tap() scrolls the element into view',
  focus: useScript,
  selectAllText: useScript,
  moveCursorToEnd: useScript,
  getTitle: useScript,
} as const;

/** A function for each of some refusals, which throws the reason. */
export function refuseAll(
  object: string,
  refusals: Readonly<Record<string, string>>,
): Record<string, () => never> {
  return Object.fromEntries(
    Object.entries(refusals).map(([name, reason]) => [
      name,
      () => {
        throw new Error(`${object}.${name}() is not available: ${reason}`);
      },
    ]),
  );
}
