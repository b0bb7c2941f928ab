import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@/scripts/jest/render-screen';
import { screen } from './screen';
import { states } from './screen.states';

const choose = async (label: string, option: string) => {
  await page.findByText(option, { selector: 'option' });
  await userEvent.selectOptions(page.getByLabelText(label), option);
};
const shown = (label: string) => page.getByLabelText(label);

test('each place waits for the one above it, and says so', async () => {
  await renderScreen(screen, states.empty);
  await page.findByText('Santiago', { selector: 'option' });
  expect(shown('Ciudad')).toBeEnabled();
  expect(shown('Sector')).toBeDisabled();
  expect(shown('Sector')).toHaveTextContent('Primero elige la ciudad');
  expect(shown('Comuna')).toHaveTextContent('Primero elige el sector');
  await choose('Ciudad', 'Santiago');
  await choose('Sector', 'Oriente');
  await choose('Comuna', 'Ñuñoa');
  expect(shown('Comuna')).toHaveDisplayValue('Ñuñoa');
});

test('another district clears the community, another city both', async () => {
  await renderScreen(screen, states.saved);
  await waitFor(() => expect(shown('Comuna')).toHaveDisplayValue('Providencia'));
  await choose('Sector', 'Norte');
  expect(shown('Comuna')).toHaveValue('');
  await choose('Comuna', 'Renca');
  await choose('Ciudad', 'Gran Valparaíso');
  expect(shown('Sector')).toHaveValue('');
  expect(shown('Comuna')).toHaveValue('');
  expect(shown('Comuna')).toBeDisabled();
});

test('what was cleared is asked for once the form was found wanting', async () => {
  await renderScreen(screen, states.saved);
  await waitFor(() => expect(shown('Comuna')).toHaveDisplayValue('Providencia'));
  await choose('Sector', 'Norte');
  await userEvent.click(page.getByText('Guardar y seguir'));
  expect(page.getByText('Elige tu comuna', { selector: 'a' })).toBeInTheDocument();
  await choose('Comuna', 'Renca');
  expect(page.queryByText('Elige tu comuna', { selector: 'a' })).not.toBeInTheDocument();
});

test('a list that does not come says so beside its field and is loaded again', async () => {
  const faults = [{ path: 'app/get_area', kind: '500', times: 1 }] as const;
  await renderScreen(screen, { scenario: 'init', faults });
  await userEvent.click(await page.findByText('Cargarla de nuevo'));
  expect(await page.findByText('Santiago', { selector: 'option' })).toBeInTheDocument();
  expect(page.queryByText(/No pudimos cargar la lista/)).not.toBeInTheDocument();
  expect(shown('Ciudad')).toBeEnabled();
});
