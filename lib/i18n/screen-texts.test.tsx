import { act, fireEvent, render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { loadCatalogue } from './catalogue';
import { localeAtom } from './current-locale';
import type { Locale } from './locale';
import { ScreenTexts } from './screen-texts';

jest.mock('@/locales/loan/es.json', () => ({ profile: { title: 'Tu préstamo' } }));
jest.mock('@/locales/loan/en.json', () => ({ profile: { title: 'Your loan' } }));
jest.mock('@/locales/loan/vi.json', () => ({ profile: { title: 'Khoản vay' } }));

function Title() {
  const layout = useTranslations('shell.crash');
  const t = useTranslations('profile');
  return (
    <h1>
      {layout('retry')} {t('title')}
    </h1>
  );
}

const parts = ['loan'] as const;

const inLanguage = (locale: Locale) => (
  <NextIntlClientProvider
    locale={locale}
    messages={{ shell: { crash: { retry: 'Back' } } }}
    timeZone="America/Santiago"
  >
    <ScreenTexts parts={parts}>
      <Title />
      <input aria-label="typed" />
    </ScreenTexts>
  </NextIntlClientProvider>
);

beforeEach(() => getDefaultStore().set(localeAtom, 'en'));

const setUp = () => act(async () => render(inLanguage('en')));

test('a static page shows its screen once the texts have loaded, beside those of the layout', async () => {
  await setUp();
  expect(await screen.findByRole('heading', { name: 'Back Your loan' })).toBeInTheDocument();
});

test('the screen renders at once when its texts have loaded before', async () => {
  await loadCatalogue('en', 'loan');
  await setUp();
  expect(screen.getByRole('heading', { name: 'Back Your loan' })).toBeInTheDocument();
});

test('a field keeps its value while the texts of another language load', async () => {
  await loadCatalogue('en', 'loan');
  const { rerender } = await setUp();
  fireEvent.change(screen.getByLabelText('typed'), { target: { value: 'Ana' } });
  getDefaultStore().set(localeAtom, 'vi');
  rerender(inLanguage('vi'));
  expect(screen.getByRole('heading', { name: 'Back Your loan' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Back Khoản vay' })).toBeInTheDocument();
  expect(screen.getByLabelText('typed')).toHaveValue('Ana');
});

test('a screen in another language than the current one shows its texts once that is the current one', async () => {
  await act(async () => render(inLanguage('es')));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  await act(async () => getDefaultStore().set(localeAtom, 'es'));
  expect(await screen.findByRole('heading', { name: 'Back Tu préstamo' })).toBeInTheDocument();
});
