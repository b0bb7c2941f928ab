import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { loadCatalogue } from './catalogue';
import { ScreenTexts } from './screen-texts';

jest.mock('@/locales/screens/en.json', () => ({ detail: { title: 'Your loan' } }));

function Title() {
  const frame = useTranslations('shell');
  const t = useTranslations('detail');
  return (
    <h1>
      {frame('back')} {t('title')}
    </h1>
  );
}

function setUp() {
  return act(async () => {
    render(
      <NextIntlClientProvider
        locale="en"
        messages={{ shell: { back: 'Back' } }}
        timeZone="America/Santiago"
      >
        <ScreenTexts>
          <Title />
        </ScreenTexts>
      </NextIntlClientProvider>,
    );
  });
}

test('a page of its own shows its screen once the texts are here, with those of the frame', async () => {
  await setUp();
  expect(await screen.findByRole('heading', { name: 'Back Your loan' })).toBeInTheDocument();
});

test('texts that came with the code of the screen are there at once', async () => {
  await loadCatalogue('en', 'screens');
  await setUp();
  expect(screen.getByRole('heading', { name: 'Back Your loan' })).toBeInTheDocument();
});
