import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithI18n } from '@/scripts/jest/render';
import { LazyText } from './lazy-text';

const show = (load: (locale: string) => Promise<string>, name: string) =>
  renderWithI18n(
    <LazyText name={name} load={load}>
      {(text) => <p>{text}</p>}
    </LazyText>,
  );

test('the text of the language on show comes, with a word meanwhile', async () => {
  show(async (locale) => `en ${locale}`, 'comes');
  expect(screen.getByRole('status')).toHaveTextContent('Cargando');
  expect(await screen.findByText('en es')).toBeInTheDocument();
});

test('a text that cannot be loaded says so, and is loaded on demand', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('here');
  show(load, 'fails');
  await userEvent.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByText('here')).toBeInTheDocument();
});

test('without a connection that is what is said', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(() => Promise.reject(new Error('offline')), 'offline');
  expect(await screen.findByRole('heading', { name: /Sin conexión/ })).toBeInTheDocument();
  onLine.mockRestore();
});
