import { act } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { ToastHost } from '@/app/layout/toast-host';
import { useShownLocale } from '@/app/layout/use-shown-locale';
import { freezeEnvironment, previewInstant } from '@/app/preview/runtime/freeze-environment';
import { config } from '@/lib/config';
import { allScreenParts } from '@/lib/i18n/catalogue';
import { I18nProvider } from '@/lib/i18n/i18n-provider';
import type { Locale } from '@/lib/i18n/locale';
import { ScreenTexts } from '@/lib/i18n/screen-texts';
import type { RoutePath } from '@/lib/router/route-path.gen';
import areas from '@/lib/sandbox/data/areas.json';
import banks from '@/lib/sandbox/data/banks.json';
import partnerApps from '@/lib/sandbox/data/partner-apps.json';
import { removeValue, writeValue } from '@/lib/storage/values';
import { textDifference } from '@/lib/testing/accepted-texts';
import { checkSums } from '@/lib/testing/figure-lists';
import { textsOnPage, wordsForeignTo, wordsOf } from '@/lib/testing/foreign-words';
import type { RenderedScreen } from '@/lib/testing/render-screen';
import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';
import { allStates, idle, type StateOfScreen, visitState } from '@/lib/testing/walk-states';

/** The testers' page shows the names of events and of their data, and is in no release build. */
const testersPage: RoutePath = '/pages/settings/page_native_test';

/** Names are the same in every language, and each language is named in itself. */
const names = new Set(
  [
    ...partnerApps,
    ...banks,
    ...areas,
    ...areas.flatMap(({ districts }) => districts),
    ...areas.flatMap(({ districts }) =>
      districts.flatMap(({ communities }) =>
        communities.map((community) => ({ name: community.replace(/^\d+ /, '') })),
      ),
    ),
  ]
    .map(({ name }) => name)
    .concat('Español', 'English', 'Tiếng Việt'),
);

const foreignTo = {
  // The month that Spanish spells as an English verb.
  es: new Set([...wordsForeignTo('es')].filter((word) => word !== 'may')),
  en: wordsForeignTo('en'),
  vi: wordsForeignTo('vi'),
};

/** The refusals that a sandbox has sent: the server's words, which have no code. */
const refusals = new WeakMap<TestSandbox, Set<string>>();

/** A sandbox whose refusals are known. */
function recordingSandbox(): TestSandbox {
  const sandbox = createTestSandbox();
  const sent = new Set<string>();
  const fetch: TestSandbox['fetch'] = async (request) => {
    const response = await sandbox.fetch(request);
    const text = await response.clone().text();
    for (const [, message] of text.matchAll(/"(?:msg|message)":"([^"]+)"/g)) sent.add(`${message}`);
    return response;
  };
  const recording = { ...sandbox, fetch };
  refusals.set(recording, sent);
  return recording;
}

/** The texts on the page with words of another language, each with those words. */
function foreignTexts(locale: Locale, { sandbox }: RenderedScreen): string[] {
  const sent = [...(refusals.get(sandbox) ?? [])].join(' ').replace(/[.,]/g, '');
  return textsOnPage().flatMap((text) => {
    const found = wordsOf(text.replaceAll(config.lender.name, ' ')).filter((word) =>
      foreignTo[locale].has(word),
    );
    const isExempt = names.has(text) || sent.includes(text.replace(/[.,]/g, ''));
    return found.length > 0 && !isExempt ? [`${text} (${found.join(', ')})`] : [];
  });
}

beforeAll(() => {
  window.scrollTo = () => undefined;
  // The clock of the gallery; timers of a second or more never fire, such as that of a toast.
  window.history.replaceState(null, '', '?state=any');
  freezeEnvironment(window, previewInstant);
  window.history.replaceState(null, '', '/');
});

afterEach(() => removeValue('luka_locale'));

test('knows a text of another language', () => {
  document.body.innerHTML = '<p>Bạn nhận <b aria-label="Recibes">$188.000</b></p><p>Trade</p>';
  const rendered = { sandbox: createTestSandbox() };
  expect(foreignTexts('vi', rendered as RenderedScreen)).toEqual([
    'Trade (trade)',
    'Recibes (recibes)',
  ]);
  document.body.innerHTML = '';
});

/** The app's own providers: the language follows the choice in Settings. */
function ChosenLanguage({ children }: { children: ReactNode }) {
  const { locale } = useShownLocale();
  return (
    <Suspense>
      <I18nProvider locale={locale}>
        <ScreenTexts parts={allScreenParts}>
          {children}
          <ToastHost />
        </ScreenTexts>
      </I18nProvider>
    </Suspense>
  );
}

/** The screens on which a list of figures with a sum is shown. */
const screensWithSums: RoutePath[] = [
  '/',
  '/pages/contract-new/contract-new',
  '/pages/contract-new/increase-amount',
  '/pages/contract-new/my-coupon',
  '/pages/index/api-state/api-state',
  '/pages/index/home-components/home-top',
  '/pages/index/init-state/init-state',
  '/pages/landing/landing-sign-success/landing-sign-success',
  '/pages/loan/loan-info-choose/loan-info-choose',
  '/pages/loan/loan-information/loan-information',
  '/pages/order-detail/order-detail',
  '/pages/product/product',
  '/pages/profile/profile',
  '/pages/sign/auto-sign',
  '/pages/sign/sign',
];

/** The states whose texts are not compared, by what jsdom or the screen alone does not show. */
const unlikeAccepted: Readonly<Record<string, readonly string[]>> = {
  'the screen that it redirects to': [
    '/pages/account/get-code-page/get-code-page loggedIn',
    '/pages/account/login-page/login-page loggedIn',
    '/pages/account/login-page/login-page noTarget',
    '/pages/landing/landing-application-submited/landing-application-submited decided',
    '/pages/landing/landing-application-submited/landing-application-submited notInReview',
    '/pages/sign/auto-sign bare',
    '/pages/sign/auto-sign notConfirmed',
    '/pages/sign/sign bare',
    '/pages/sign/sign notConfirmed',
    '/pages/step/step-social/step-social tooEarly',
    '/pages/step/step-withdrawal/step-withdrawal-new tooEarly',
    '/pages/upload/upload-id-card/upload-id-card tooEarly',
  ],
  'what the app does around the screen': [
    '/ guestInShell',
    '/ locked',
    '/ lockDenied',
    '/ lockGone',
    '/ longUnused',
    '/pages/settings/settings shared',
  ],
  'a photo, of which jsdom decodes none': [
    '/pages/step/step-basic/step-basic noFace',
    '/pages/upload/upload-id-card/upload-id-card photoTaken',
    '/pages/upload/upload-id-card/upload-id-card sidesTaken',
    '/pages/upload/upload-id-card/upload-id-card photoRejected',
    '/pages/upload/upload-id-card/upload-id-card photoBlurred',
    '/pages/upload/upload-id-card/upload-id-card photoNotSent',
    '/pages/upload/upload-id-card/upload-id-card photoUploading',
  ],
  'the end of a longer wait, or focus': [
    '/pages/loan/loan-info-choose/loan-info-choose couponRemoved',
    '/pages/loan/loan-info-choose/loan-info-choose typedFault',
    '/pages/loan/loan-information/loan-information caeSheet',
    '/pages/order-detail/order-detail transferNotChecked',
  ],
};

/** How the texts of a state differ from the accepted ones. */
function changedTexts({ path, name }: StateOfScreen): string | undefined {
  if (Object.values(unlikeAccepted).flat().includes(`${path} ${name}`)) return;
  return textDifference({ path, state: name }, 'vi');
}

/** The states in which a part of the page alone is loading, or what was known before is shown meanwhile. */
const partlyLoading = [
  '/ guestLoading',
  '/ lastKnown',
  '/pages/loan/loan-info-choose/loan-info-choose updating',
  '/pages/my-loan/my-loan loading',
  '/pages/profile/profile loading',
  '/pages/settings/settings heldLoading',
];

/** Whether the content is said to be loading, and whether placeholders stand for it. */
function loadingOnPage() {
  return {
    isBusy: document.querySelector('main')?.getAttribute('aria-busy') === 'true',
    hasSkeleton: document.querySelector('main .bone') !== null,
  };
}

/** The screens on which a list with a sum was shown by now. */
const withSums = new Set<RoutePath>();

test.each(allStates)(
  '$path $name shows its accepted texts, in one language only, also after a change of language on the spot; every list of figures adds up; a page is busy while it has placeholders',
  async (each) => {
    const { path, name } = each;
    writeValue('luka_locale', 'vi');
    await visitState(each, {
      options: { locale: 'vi', wrapper: ChosenLanguage, sandbox: recordingSandbox() },
      check: async (rendered) => {
        // In this language it was entered: data that came after it may have changed the others.
        expect(changedTexts(each)).toBeUndefined();
        const { isBusy, hasSkeleton } = loadingOnPage();
        if (!partlyLoading.includes(`${path} ${name}`)) expect(isBusy).toBe(hasSkeleton);
        for (const locale of ['vi', 'en', 'es'] as const) {
          if (locale !== 'vi') {
            act(() => writeValue('luka_locale', locale));
            await idle();
          }
          if (checkSums() > 0) withSums.add(path);
          if (path !== testersPage) expect(foreignTexts(locale, rendered)).toEqual([]);
        }
      },
    });
  },
  60_000,
);

test('lists of figures with a sum were shown on the screens that have some', () => {
  expect([...withSums].toSorted()).toEqual(screensWithSums.toSorted());
});
