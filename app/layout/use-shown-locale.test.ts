import { act, renderHook } from '@testing-library/react';
import { loadLanguage } from '@/lib/i18n/catalogue';
import { getCurrentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locale';
import { writeValue } from '@/lib/storage/values';
import { passTurns } from '@/lib/testing/pass-turns';
import { useShownLocale } from './use-shown-locale';

jest.mock('@/lib/i18n/catalogue', () => ({ loadLanguage: jest.fn() }));

/** The languages that are being loaded. */
let loading: { locale: Locale; end: () => void; fail: () => void }[] = [];

beforeEach(() => {
  loading = [];
  jest.mocked(loadLanguage).mockImplementation(
    (locale) =>
      new Promise((resolve, reject) => {
        loading.push({ locale, end: () => resolve(), fail: () => reject(new Error('no chunk')) });
      }),
  );
  writeValue('luka_locale', 'vi');
});

afterEach(() => {
  document.documentElement.lang = 'es-CL';
});

const settle = (which: number, how: 'end' | 'fail' = 'end') =>
  act(async () => {
    loading[which]?.[how]();
    await passTurns();
  });

test('starts in the language of the page, and changes once the chosen one is loaded', async () => {
  const { result } = renderHook(() => useShownLocale(undefined, 'en'));
  expect(result.current).toEqual({ locale: 'en', settled: false });
  await settle(0);
  expect(result.current).toEqual({ locale: 'vi', settled: true });
  expect(getCurrentLocale()).toBe('vi');
  expect(document.documentElement.lang).toBe('vi');
});

test('starts in Spanish where the page has a language that is not known', () => {
  document.documentElement.lang = 'fr';
  const { result } = renderHook(() => useShownLocale());
  expect(result.current.locale).toBe('es');
});

test('stays in the language of the page when the chosen one cannot be loaded', async () => {
  const { result } = renderHook(() => useShownLocale());
  await settle(0, 'fail');
  expect(result.current).toEqual({ locale: 'es', settled: true });
  // Screens load their texts in the current language.
  expect(getCurrentLocale()).toBe('es');
  expect(document.documentElement.lang).toBe('es-CL');
});

test.each(['end', 'fail'] as const)(
  'shows the language that was chosen last, also if that of before comes later: %s',
  async (how) => {
    const { result } = renderHook(() => useShownLocale());
    act(() => writeValue('luka_locale', 'en'));
    await settle(1);
    expect(result.current).toEqual({ locale: 'en', settled: true });
    await settle(0, how);
    expect(result.current).toEqual({ locale: 'en', settled: true });
    expect(document.documentElement.lang).toBe('en');
  },
);

test('changes nothing after it was unmounted', async () => {
  const { unmount } = renderHook(() => useShownLocale());
  unmount();
  await settle(0);
  expect(document.documentElement.lang).toBe('es-CL');
  act(() => writeValue('luka_locale', 'en'));
  expect(loading).toHaveLength(1);
});
