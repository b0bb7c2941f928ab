import { by, device, expect, web } from 'detox';
import { ids } from '@/app/home/home.ids';
import { eventually } from '@/e2e/shared/eventually';

/** The language of the document. */
function language(): Promise<string> {
  return web.element(by.web.tag('html')).runScript((html: HTMLElement) => html.lang);
}

test.each([
  ['es-CL', 'es'],
  ['en-US', 'en'],
  ['vi-VN', 'es'],
])('on a phone in %s a new user sees the offer in %s', async (locale, expected) => {
  await device.launchApp({ delete: true, languageAndLocale: { language: locale, locale } });
  await eventually(() => expect(web.element(by.web.id(ids.apply))).toExist());
  await expect(web.element(by.web.id(ids.goOn))).not.toExist();
  await eventually(async () => {
    const actual = await language();
    if (!actual.startsWith(expected)) throw new Error(`The page is in ${actual}, not ${expected}`);
  });
});
