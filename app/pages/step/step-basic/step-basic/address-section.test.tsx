import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '@/lib/testing/render-screen';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { states } from './screen.states';

const choose = async (label: string, option: string) => {
  await page.findByText(option, { selector: 'option' });
  await userEvent.selectOptions(page.getByLabelText(label), option);
};
const shown = (label: string) => page.getByLabelText(label);

test('asks for each area once the one above it is chosen', async () => {
  await renderScreen(screen, states.moreEmpty);
  await page.findByText('Santiago', { selector: 'option' });
  expect(page.queryByLabelText('Sector')).not.toBeInTheDocument();
  await choose('Ciudad', 'Santiago');
  expect(page.queryByLabelText('Comuna')).not.toBeInTheDocument();
  await choose('Sector', 'Oriente');
  await choose('Comuna', 'Ñuñoa');
  expect(shown('Comuna')).toHaveDisplayValue('Ñuñoa');
});

test('says what to do for a city that is not listed, with a way to ask', async () => {
  const { navigator } = await renderScreen(screen, states.moreEmpty);
  await userEvent.click(await page.findByText('¿No está tu ciudad?'));
  expect(page.getByText(/^Tu comuna puede estar dentro de una ciudad de la lista/)).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'escríbenos' }));
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/custom-service/custom-service',
    query: {},
  });
});

test('clears the community when the district changes, and both when the city changes', async () => {
  await renderScreen(screen, states.moreSaved);
  await waitFor(() => expect(shown('Comuna')).toHaveDisplayValue('Providencia'));
  await choose('Sector', 'Norte');
  expect(shown('Comuna')).toHaveValue('');
  await choose('Comuna', 'Renca');
  await choose('Ciudad', 'Gran Valparaíso');
  expect(shown('Sector')).toHaveValue('');
  expect(page.queryByLabelText('Comuna')).not.toBeInTheDocument();
});

test('shows an error for a cleared select after a failed submit', async () => {
  await renderScreen(screen, states.moreSaved);
  await waitFor(() => expect(shown('Comuna')).toHaveDisplayValue('Providencia'));
  await choose('Sector', 'Norte');
  await userEvent.click(page.getByText(textOf('application.save')));
  expect(page.getByText('Comuna', { selector: 'a' })).toBeInTheDocument();
  await choose('Comuna', 'Renca');
  expect(page.queryByText('Comuna', { selector: 'a' })).not.toBeInTheDocument();
});

test('a select that waits for the one above it is not marked until it can be answered', async () => {
  await renderScreen(screen, states.moreEmpty);
  await page.findByText('Santiago', { selector: 'option' });
  await userEvent.click(page.getByText(textOf('application.save')));
  await waitFor(() => expect(shown('Ciudad')).toBeInvalid());
  expect(page.getByText('Elige tu ciudad, sector y comuna')).toBeInTheDocument();
  await choose('Ciudad', 'Santiago');
  await waitFor(() => expect(shown('Sector')).toBeInvalid());
  expect(page.getByText('Elige tu sector y comuna')).toBeInTheDocument();
});

test('offers a retry at the select whose options fail to load', async () => {
  const faults = [{ path: 'app/get_area', kind: '500', times: 1 }] as const;
  await renderScreen(screen, { ...states.moreEmpty, faults });
  await userEvent.click(await page.findByText('Cargarla de nuevo'));
  expect(await page.findByText('Santiago', { selector: 'option' })).toBeInTheDocument();
  expect(page.queryByText(/No pudimos cargar la lista/)).not.toBeInTheDocument();
  expect(shown('Ciudad')).toBeEnabled();
});

test('the button says what is missing while no city can be chosen', async () => {
  await renderScreen(screen, states.listFails);
  const button = await page.findByRole('button', { name: textOf('application.save') });
  await waitFor(() =>
    expect(button).toHaveAccessibleDescription(textOf('stepBasic.citiesMissing')),
  );
});

test('the button says nothing of a list that a saved city does without', async () => {
  const faults = [{ path: 'app/get_area', kind: '500', times: 9 }] as const;
  await renderScreen(screen, { ...states.moreSaved, faults });
  await page.findAllByText(/No pudimos cargar la lista/);
  expect(
    page.getByRole('button', { name: textOf('application.save') }),
  ).not.toHaveAccessibleDescription();
});

test('says that the list is loading until it is there or has failed', async () => {
  const { sandbox } = await renderScreen(screen, states.moreEmpty);
  await page.findByText('Santiago', { selector: 'option' });
  const loading = textOf('stepBasic.listLoading');
  expect(shown('Ciudad')).not.toHaveTextContent(loading);
  sandbox.control.fault({ path: 'app/get_area', kind: 'slow', ms: 200 });
  await choose('Ciudad', 'Santiago');
  expect(shown('Sector')).toHaveTextContent(loading);
  await page.findByText('Oriente', { selector: 'option' });
  expect(shown('Sector')).not.toHaveTextContent(loading);
  sandbox.control.fault({ path: 'app/get_area', kind: '500', times: 9 });
  await choose('Sector', 'Oriente');
  expect(await page.findByText(/No pudimos cargar la lista/)).toBeInTheDocument();
  expect(shown('Comuna')).not.toHaveTextContent(loading);
});
