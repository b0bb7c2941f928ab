/** A place in a spec that asks for what Android's Detox does not do. */
export type Violation = { line: number; found: string; why: string };

const native = 'the app has no native elements: it is one web view';
const iOnly = 'only iOS has it';

/** What `by.web` offers on Android; elements are found by nothing else. */
const webMatchers = [
  'id',
  'className',
  'cssSelector',
  'name',
  'tag',
  'xpath',
  'href',
  'hrefContains',
];

/** What `device` does on Android to an app without React Native. */
const deviceMembers = [
  'id',
  'name',
  'type',
  'appLaunchArgs',
  'getPlatform',
  'launchApp',
  'relaunchApp',
  'terminateApp',
  'installApp',
  'uninstallApp',
  'resetAppState',
  'sendToHome',
  'openURL',
  'setOrientation',
  'setLocation',
  'pressBack',
  'takeScreenshot',
  'reverseTcpPort',
  'unreverseTcpPort',
  'disableSynchronization',
  'enableSynchronization',
];

/** Why a member of `device` that exists is of no use; all others are unknown. */
const deviceRefusals: Readonly<Record<string, string>> = {
  reloadReactNative: 'there is no React Native to reload, so a phone does nothing: reload the page',
  setURLBlacklist: 'it knows the requests of React Native only',
  captureViewHierarchy: iOnly,
  setStatusBar: iOnly,
  resetStatusBar: iOnly,
  shake: iOnly,
  setBiometricEnrollment: iOnly,
  matchFace: iOnly,
  unmatchFace: iOnly,
  matchFinger: iOnly,
  unmatchFinger: iOnly,
  clearKeychain: iOnly,
  resetContentAndSettings: iOnly,
  sendUserActivity: iOnly,
};

/** What an element, or what is expected of one, has elsewhere: natively, or on iOS. */
const elementRefusals: Readonly<Record<string, string>> = {
  asSecured: iOnly,
  longPress: native,
  longPressAndDrag: native,
  multiTap: native,
  tapAtPoint: native,
  tapBackspaceKey: native,
  tapReturnKey: native,
  scrollTo: native,
  swipe: native,
  pinch: native,
  pinchWithAngle: native,
  setColumnToValue: native,
  setDatePickerDate: native,
  adjustSliderToPosition: native,
  performAccessibilityAction: native,
  getAttributes: native,
  toBeVisible: 'of a web element Android knows toExist and toHaveText',
  toBeFocused: 'of a web element Android knows toExist and toHaveText',
  toHaveId: 'of a web element Android knows toExist and toHaveText',
  toHaveLabel: 'of a web element Android knows toExist and toHaveText',
  toHaveValue: 'of a web element Android knows toExist and toHaveText',
  toHaveToggleValue: 'of a web element Android knows toExist and toHaveText',
  toHaveSliderPosition: 'of a web element Android knows toExist and toHaveText',
};

/** Globals of Detox that are of no use here. */
const globalRefusals: Readonly<Record<string, string>> = {
  waitFor: 'it takes no web element on Android: poll with eventually()',
  element: native,
  system: 'Android has no system elements',
  pilot: 'it asks a service on the network',
};

/**
 * What in the source of a spec, or of a screen object, Android's Detox 20.51 does not do, so that what advanceTime
 * on the desktop shell can pass on a phone. It reads text: comments and strings do not count, and a method of
 * ours must not have a name of Detox's that is refused.
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
    const why = own(elementRefusals, name);
    if (why) found.push({ line: lineOf(code, index), found: `.${name}()`, why });
  }
  for (const { index, 1: name = '' } of code.matchAll(/(?<![\w$.])(\w+)\s*[.(]/g)) {
    const why = own(globalRefusals, name);
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
  return own(deviceRefusals, name) ?? 'Android’s device has no such thing';
}

function own(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Comments and the insides of strings made blank, line for line; code within a template stays. */
function withoutTexts(source: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return source
    .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, blank)
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, blank);
}

function lineOf(code: string, index: number): number {
  return code.slice(0, index).split('\n').length;
}
