import { readFileSync } from 'node:fs';
import { filesBelow } from '@/scripts/files';
import { androidLimits } from './android-limits';

const sources = [
  ...filesBelow('e2e/detox/specs'),
  ...filesBelow('e2e/screens'),
  'e2e/detox/setup/detox-driver.ts',
  'e2e/shared/flows.ts',
].filter((file) => file.endsWith('.ts'));
const findIn = (source: string) => androidLimits(source).map(({ found }) => found);

test('specs and screens are found', () => {
  expect(sources.length).toBeGreaterThan(30);
});

test('specs and screens use nothing that Detox lacks on Android or the driver on the desktop', () => {
  const violations = sources.flatMap((file) =>
    androidLimits(readFileSync(file, 'utf8')).map(
      ({ line, found: what, why }) => `${file}:${line} ${what}: ${why}`,
    ),
  );
  expect(violations).toEqual([]);
});

test.each([
  ["await waitFor(web.element(by.web.id('a'))).toExist();", 'waitFor'],
  ["await element(by.web.id('a')).tap();", 'element'],
  ["web.element(by.id('a'))", 'by.id'],
  ["web.element(by.web.label('a'))", 'by.web.label'],
  ["web.element(by.web.value('a'))", 'by.web.value'],
  ["await system.element(by.system.label('Allow')).tap();", 'system'],
  ['await device.setStatusBar({});', 'device.setStatusBar'],
  ['await device.shake();', 'device.shake'],
  ['await device.setBiometricEnrollment(true);', 'device.setBiometricEnrollment'],
  ['await device.reloadReactNative();', 'device.reloadReactNative'],
  ['await device.setURLBlacklist([]);', 'device.setURLBlacklist'],
  ['await device.makeCoffee();', 'device.makeCoffee'],
  ["web.element(by.web.xpath('//a'))", 'by.web.xpath'],
  ["await web.element(by.web.id('a')).asSecured().tap();", '.asSecured()'],
  ["await web.element(by.web.id('a')).typeText('text');", '.typeText()'],
  ["await web.element(by.web.id('a')).swipe('up');", '.swipe()'],
  ["await expect(web.element(by.web.id('a'))).toBeVisible();", '.toBeVisible()'],
])('%s is found to use %s', (source, what) => {
  expect(findIn(source)).toContain(what);
});

test('what Android has is not found', () => {
  expect(
    findIn(`
      await device.launchApp({ delete: true, languageAndLocale: { language: 'en', locale: 'en-US' } });
      await web.element(by.web.cssSelector('[id="a"]')).atIndex(0).tap();
      await web.element(by.web.id('a')).getText();
      await expect(web.element(by.web.id('a'))).not.toHaveText('waitFor(device.shake())');
      await device.pressBack(); // not waitFor(), nor by.id('a')
      await this.element(ids.code).tap();
    `),
  ).toEqual([]);
});

test('a violation has its line', () => {
  expect(
    androidLimits('await device.pressBack();\n/* two\nlines */ await device.shake();'),
  ).toEqual([{ line: 3, found: 'device.shake', why: expect.stringContaining('Android') }]);
});
