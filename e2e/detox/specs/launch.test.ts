import { by, device, expect, web } from 'detox';
import { ids } from '@/app/home/home.ids';
import { eventually } from '@/e2e/detox/setup/eventually';

const page = () => web.element(by.web.tag('html'));

/** The language that the page says it is in. */
function language(): Promise<string> {
  return page().runScript((html: HTMLElement) => html.lang);
}

test.each([
  ['es-CL', 'es'],
  ['en-US', 'en'],
  ['vi-VN', 'es'],
])('on a phone in %s somebody new is shown the offer in %s', async (locale, spoken) => {
  await device.launchApp({ delete: true, languageAndLocale: { language: locale, locale } });
  await eventually(() => expect(web.element(by.web.id(ids.apply))).toExist());
  await expect(web.element(by.web.id(ids.goOn))).not.toExist();
  await eventually(async () => {
    const is = await language();
    if (!is.startsWith(spoken)) throw new Error(`The page is in ${is}, not ${spoken}`);
  });
});
