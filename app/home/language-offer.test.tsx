import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@/lib/i18n/locale';
import { readValue } from '@/lib/storage/values';
import { installFakeShell } from '@/lib/testing/fake-shell';
import { passTurns } from '@/lib/testing/pass-turns';
import { renderWithI18n } from '@/lib/testing/render';
import { LanguageOffer } from './language-offer';

const setLanguage = (language: string) =>
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);
const offer = () => screen.queryByRole('region', { name: 'Tiếng Việt' });

beforeEach(() => setLanguage('vi-VN'));

/** Renders it, and waits until it could have loaded. */
async function open(locale: Locale = 'es') {
  const view = renderWithI18n(<LanguageOffer />, { locale });
  await import('./vietnamese-offer');
  await act(passTurns);
  return view;
}

test.each(['es', 'en'] as const)(
  'offers Vietnamese to a browser in Vietnamese: %s',
  async (locale) => {
    await open(locale);
    expect(offer()).toHaveTextContent('Tiếng Việt?');
    expect(offer()).toHaveAttribute('lang', 'vi');
  },
);

test('changes the language when accepted', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Có' }));
  expect(readValue('luka_locale')).toBe('vi');
  expect(offer()).not.toBeInTheDocument();
});

test('keeps the language and is not shown again when refused', async () => {
  const { unmount } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Không' }));
  expect(offer()).not.toBeInTheDocument();
  expect(readValue('luka_locale')).toBeNull();
  unmount();
  await open();
  expect(offer()).not.toBeInTheDocument();
});

test('is not shown again to a user who accepted and then chose another language', async () => {
  const { unmount } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Có' }));
  unmount();
  await open('es');
  expect(offer()).not.toBeInTheDocument();
});

test('is not shown in Vietnamese', async () => {
  await open('vi');
  expect(offer()).not.toBeInTheDocument();
});

test.each(['es-CL', 'en-US', 'vitreous'])('is not shown to a browser in %s', async (other) => {
  setLanguage(other);
  await open();
  expect(offer()).not.toBeInTheDocument();
});

test('is not shown in the shell', async () => {
  installFakeShell();
  await open();
  expect(offer()).not.toBeInTheDocument();
});
