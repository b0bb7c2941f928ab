import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadText } from '@/lib/i18n/long-texts';
import { renderWithI18n } from '@/lib/testing/render';
import { LongText } from './long-text';

jest.mock('@/lib/i18n/long-texts', () => ({
  ...jest.requireActual('@/lib/i18n/long-texts'),
  loadText: jest.fn(),
}));
const load = jest.mocked(loadText<'about'>);

const about = (intro: string) => ({ intro, sections: [] });

test('shows a status while the text loads, then the text in the current language', async () => {
  load.mockImplementation(async (name, locale) => about(`${name} ${locale} of {brand}`));
  renderWithI18n(
    <LongText name="about" values={{ brand: 'Luka' }}>
      {({ intro }) => <p>{intro}</p>}
    </LongText>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Cargando');
  expect(await screen.findByText('about es of Luka')).toBeInTheDocument();
});

test('shows an error with a retry button when the text cannot be loaded', async () => {
  load.mockRejectedValueOnce(new Error('gone')).mockResolvedValue(about('loaded'));
  renderWithI18n(<LongText name="privacy">{({ intro }) => <p>{intro}</p>}</LongText>);
  await userEvent.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByText('loaded')).toBeInTheDocument();
});

test('shows the offline state when loading fails without a connection', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  load.mockRejectedValue(new Error('offline'));
  renderWithI18n(<LongText name="terms">{({ intro }) => <p>{intro}</p>}</LongText>);
  expect(await screen.findByRole('heading', { name: /Sin conexión/ })).toBeInTheDocument();
  onLine.mockRestore();
});
