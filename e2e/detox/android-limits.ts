/** A use of what Detox lacks on Android, or the driver on the desktop. */
export type Violation = { line: number; found: string; why: string };

const native = 'the app has no native elements: it is one web view';

const words = (text: string) => text.trim().split(/\s+/);

/** What `by.web` finds elements by. */
const webMatchers = words('id cssSelector tag');

/** What `device` has on Android for an app without React Native. */
const deviceMembers = words(`
  id name type appLaunchArgs getPlatform launchApp relaunchApp terminateApp installApp uninstallApp resetAppState
  sendToHome openURL setLocation pressBack
`);

/** Why methods of elements and expectations cannot be used. */
const methodRefusals = tableOf([
  [
    'React’s onChange ignores it (wix/Detox#4146): use enterText() of e2e/detox/setup/enter-text',
    'typeText replaceText clearText',
  ],
  ['it is for iOS', 'asSecured'],
  ['tap() scrolls the element into view', 'scrollToView'],
  ['use runScript()', 'focus selectAllText moveCursorToEnd getTitle'],
  [
    native,
    `longPress longPressAndDrag multiTap tapAtPoint tapBackspaceKey tapReturnKey scrollTo swipe pinch pinchWithAngle
     setColumnToValue setDatePickerDate adjustSliderToPosition performAccessibilityAction getAttributes`,
  ],
  [
    'web elements on Android have toExist and toHaveText only',
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
 * shell can pass on a phone, or the driver lacks on the desktop. It matches text outside of comments and strings: no other method may have one of these
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
    const why = methodRefusals.get(name);
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
    return webMatchers.includes(name) ? undefined : 'use by.web.id, cssSelector or tag';
  }
  if (deviceMembers.includes(name)) return undefined;
  return 'it is not for Android, or the desktop shell lacks it';
}

/** Reasons by name, from names by reason. */
function tableOf(
  groups: readonly (readonly [why: string, names: string])[],
): ReadonlyMap<string, string> {
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
