import { act, fireEvent, render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { loadCatalogue } from './catalogue';
import { localeAtom } from './current-locale';
import type { Locale } from './locale';
import { ScreenTexts } from './screen-texts';

jest.mock('@/locales/screens/en.json', () => ({ detail: { title: 'Your loan' } }));
jest.mock('@/locales/screens/vi.json', () => ({ detail: { title: 'Khoản vay' } }));

function Title() {
  const frame = useTranslations('shell');
  const t = useTranslations('detail');
  return (
    <h1>
      {frame('back')} {t('title')}
    </h1>
  );
}

const inLanguage = (locale: Locale) => (
  <NextIntlClientProvider
    locale={locale}
    messages={{ shell: { back: 'Back' } }}
    timeZone="America/Santiago"
  >
    <ScreenTexts>
      <Title />
      <input aria-label="typed" />
    </ScreenTexts>
  </NextIntlClientProvider>
);

const setUp = () => act(async () => render(inLanguage('en')));

test('a page of its own shows its screen once the texts are here, with those of the frame', async () => {
  await setUp();
  expect(await screen.findByRole('heading', { name: 'Back Your loan' })).toBeInTheDocument();
});

test('texts that came with the code of the screen are there at once', async () => {
  await loadCatalogue('en', 'screens');
  await setUp();
  expect(screen.getByRole('heading', { name: 'Back Your loan' })).toBeInTheDocument();
});

test('what is typed stays while the texts of another language come', async () => {
  await loadCatalogue('en', 'screens');
  const { rerender } = await setUp();
  fireEvent.change(screen.getByLabelText('typed'), { target: { value: 'Ana' } });
  getDefaultStore().set(localeAtom, 'vi');
  rerender(inLanguage('vi'));
  expect(screen.getByRole('heading', { name: 'Back Your loan' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Back Khoản vay' })).toBeInTheDocument();
  expect(screen.getByLabelText('typed')).toHaveValue('Ana');
});
