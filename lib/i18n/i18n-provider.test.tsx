import { act, render, screen } from '@testing-library/react';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { I18nProvider } from './i18n-provider';

jest.mock('@/locales/start/es.json', () => ({ shell: { crash: { title: 'hola' } } }));
jest.mock('@/locales/start/en.json', () => ({
  shell: { crash: { title: 'hello', text: 'only here' } },
}));

function Texts() {
  const t = useTranslations('shell.crash');
  return (
    <p>
      {t('title')} / {t('text')}
    </p>
  );
}

test('a message that Spanish lacks is shown in English, the rest stays Spanish', async () => {
  await act(async () => {
    render(
      <Suspense>
        <I18nProvider locale="es">
          <Texts />
        </I18nProvider>
      </Suspense>,
    );
  });
  expect(await screen.findByText('hola / only here')).toBeInTheDocument();
});
