import { act, fireEvent, screen } from '@testing-library/react';
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

describe('a text that cannot be loaded', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  // A text of its own for each test: what has loaded or failed stays in SWR's cache.
  const setUp = async (name: 'deletion' | 'privacy' | 'terms', isOnline: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    load.mockReset().mockRejectedValue(new Error('no connection'));
    renderWithI18n(<LongText name={name}>{({ intro }) => <p>{intro}</p>}</LongText>);
    await pass(0);
  };
  beforeEach(() => jest.useFakeTimers());

  test('shows an error after its third failure, and loads when the button is tapped', async () => {
    await setUp('privacy', true);
    await pass(5_999);
    expect(screen.getByRole('status')).toHaveTextContent('Cargando');
    await pass(1);
    expect(load).toHaveBeenCalledTimes(3);
    load.mockResolvedValue(about('loaded'));
    fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await pass(0);
    expect(screen.getByText('loaded')).toBeInTheDocument();
  });

  test('shows the offline state at once without a connection', async () => {
    await setUp('terms', false);
    expect(screen.getByRole('heading', { name: /Sin conexión/ })).toBeInTheDocument();
  });

  test('loads when the connection is back, also if it cannot be used at once', async () => {
    await setUp('deletion', false);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(2_999);
    expect(load).toHaveBeenCalledTimes(2);
    load.mockResolvedValue(about('loaded'));
    await pass(1);
    expect(screen.getByText('loaded')).toBeInTheDocument();
  });
});
