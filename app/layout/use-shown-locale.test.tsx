import { renderHook, waitFor } from '@testing-library/react';
import { loadLanguage } from '@/lib/i18n/catalogue';
import { getCurrentLocale } from '@/lib/i18n/current-locale';
import { useShownLocale } from './use-shown-locale';

jest.mock('@/lib/i18n/catalogue');

beforeEach(() => {
  document.documentElement.lang = 'es-CL';
});

test('the wanted language is shown, and is the current one, once its texts have loaded', async () => {
  jest.mocked(loadLanguage).mockResolvedValue();
  const { result } = renderHook(() => useShownLocale('vi'));
  expect(result.current).toEqual({ locale: 'es', settled: false });
  await waitFor(() => expect(result.current).toEqual({ locale: 'vi', settled: true }));
  expect(getCurrentLocale()).toBe('vi');
  expect(document.documentElement.lang).toBe('vi');
});

test('the language of the page stays the current one where the wanted one does not load', async () => {
  jest.mocked(loadLanguage).mockRejectedValue(new Error('offline'));
  const { result } = renderHook(() => useShownLocale('vi'));
  await waitFor(() => expect(result.current).toEqual({ locale: 'es', settled: true }));
  // Screens load their texts in the current language.
  expect(getCurrentLocale()).toBe('es');
});
