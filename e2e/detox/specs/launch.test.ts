import { device, expect } from 'detox';
import { ids } from '@/app/home/home.ids';
import { find } from '@/e2e/detox/setup/detox-driver';
import { byId } from '@/e2e/screens/app-screen';
import { eventually } from '@/e2e/shared/eventually';

/** The language of the document. */
function language(): Promise<string> {
  return find('html').runScript((html: HTMLElement) => html.lang);
}

test.each([
  ['es-CL', 'es'],
  ['en-US', 'en'],
  ['vi-VN', 'es'],
])('on a phone in %s a new user sees the offer in %s', async (locale, expected) => {
  await device.launchApp({ delete: true, languageAndLocale: { language: locale, locale } });
  await eventually(() => expect(find(byId(ids.apply))).toExist());
  await expect(find(byId(ids.goOn))).not.toExist();
  await eventually(async () => {
    const actual = await language();
    if (!actual.startsWith(expected)) throw new Error(`The page is in ${actual}, not ${expected}`);
  });
});
