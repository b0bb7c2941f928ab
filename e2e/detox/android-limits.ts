/** A use of what Detox lacks on Android. */
export type Violation = { line: number; found: string; why: string };

const native = 'the app has no native elements: it is one web view';
const iosOnly = 'it is for iOS only';
const twoExpectations = 'web elements on Android have toExist and toHaveText only';

const words = (text: string) => text.trim().split(/\s+/);

/** What `by.web` finds elements by on Android. */
const webMatchers = words('id className cssSelector name tag xpath href hrefContains');

/** What `device` has on Android for an app without React Native. */
const deviceMembers = words(`
  id name type appLaunchArgs getPlatform launchApp relaunchApp terminateApp installApp uninstallApp resetAppState
  sendToHome openURL setOrientation setLocation pressBack takeScreenshot reverseTcpPort unreverseTcpPort
  disableSynchronization enableSynchronization
`);

/** Why other members of `device` cannot be used; the rest do not exist. */
const deviceRefusals = tableOf([
  [
    'there is no React Native to reload, so a phone does nothing: reload the page',
    'reloadReactNative',
  ],
  ['it applies to requests of React Native only', 'setURLBlacklist'],
  [
    iosOnly,
    `captureViewHierarchy setStatusBar resetStatusBar shake setBiometricEnrollment matchFace unmatchFace matchFinger
     unmatchFinger clearKeychain resetContentAndSettings sendUserActivity`,
  ],
]);

/** Why methods of elements and expectations cannot be used. */
const elementRefusals = tableOf([
  [iosOnly, 'asSecured'],
  [
    native,
    `longPress longPressAndDrag multiTap tapAtPoint tapBackspaceKey tapReturnKey scrollTo swipe pinch pinchWithAngle
     setColumnToValue setDatePickerDate adjustSliderToPosition performAccessibilityAction getAttributes`,
  ],
  [
    twoExpectations,
    `toBeVisible toBeFocused toHaveId toHaveLabel toHaveValue toHaveToggleValue toHaveSliderPosition`,
  ],
]);

/** Why globals of Detox cannot be used. */
const globalRefusals = tableOf([
  ['it takes no web element on Android: repeat with eventually()', 'waitFor'],
  [native, 'element'],
  ['Android has no system elements', 'system'],
  ['it calls a service on the network', 'pilot'],
]);

/**
 * What in the source of a spec or a screen object Detox 20.51 lacks on Android, so that what passes on the desktop
 * shell can pass on a phone. It matches text outside of comments and strings: no other method may have one of these
 * names.
 */
export function androidLimits(source: string): Violation[] {
  const code = withoutTexts(source);
  const found: Violation[] = [];
  for (const { index, 1: object = '', 2: name = '' } of code.matchAll(
    /(?<![\w$.])(device|by\.web|by)\s*\.\s*(\w+)/g,
  )) {
    const why = refusalOf(object, name);
    if (why) found.push({ line: lineOf(code, index), found: `${object}.${name}`, why });
  }
  for (const { index, 1: name = '' } of code.matchAll(/\.\s*(\w+)\s*\(/g)) {
    const why = elementRefusals.get(name);
    if (why) found.push({ line: lineOf(code, index), found: `.${name}()`, why });
  }
  for (const { index, 1: name = '' } of code.matchAll(/(?<![\w$.])(\w+)\s*[.(]/g)) {
    const why = globalRefusals.get(name);
    if (why) found.push({ line: lineOf(code, index), found: name, why });
  }
  return found.sort((a, b) => a.line - b.line);
}

function refusalOf(object: string, name: string): string | undefined {
  if (object === 'by') return name === 'web' ? undefined : native;
  if (object === 'by.web') {
    return webMatchers.includes(name) ? undefined : 'Android finds no web element by it';
  }
  if (deviceMembers.includes(name)) return undefined;
  return deviceRefusals.get(name) ?? 'Android’s device has no such member';
}

/** Reasons by name, from names by reason. */
function tableOf(groups: readonly [why: string, names: string][]): ReadonlyMap<string, string> {
  return new Map(
    groups.flatMap(([why, names]) => words(names).map((name) => [name, why] as const)),
  );
}

/** Blanks comments and strings and keeps the lines; templates are kept. */
function withoutTexts(source: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return source
    .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, blank)
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, blank);
}

function lineOf(code: string, index: number): number {
  return code.slice(0, index).split('\n').length;
}
