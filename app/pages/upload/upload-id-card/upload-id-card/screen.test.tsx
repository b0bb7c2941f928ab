import { act, fireEvent, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { clearCache } from '@/lib/api/cache';
import { keepPhoto, readPhoto } from '@/lib/photo/photo-record';
import { NavigatorContext } from '@/lib/router/router-context';
import { createTestSandbox } from '@/lib/sandbox/entry-jest';
import { readValue, writeValue } from '@/lib/storage/values';
import { renderWithI18n } from '@/scripts/jest/render';
import { renderScreen } from '@/scripts/jest/render-screen';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

const handIn = 'loan/apply_info';
const landing = {
  path: '/pages/landing/landing-application-submited/landing-application-submited',
  query: { minutes: '2' },
};
const submit = () => page.findByRole('button', { name: 'Enviar solicitud' });

/** A sandbox that remembers under which ids it was asked to take the application. */
function watched() {
  const sandbox = createTestSandbox();
  const requests: string[] = [];
  sandbox.use(
    http.post(`*/${handIn}`, async ({ request }) => {
      requests.push(JSON.parse(await request.clone().text()).request_id);
    }),
  );
  const applications = () =>
    sandbox.control.state().state.accounts.flatMap((account) => account.applications);
  return { sandbox, requests, applications };
}

test('the application is handed in, its photos are forgotten, and the next screen is told how long it takes', async () => {
  const { sandbox, applications } = watched();
  const { navigator } = await renderScreen(screen, states.whole, { sandbox });
  act(() => keepPhoto('id_front', { imageId: 'img', thumbnail: '' }));
  await userEvent.click(await submit());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledWith(landing));
  expect(applications()).toHaveLength(1);
  expect(readPhoto('id_front')).toBeNull();
  // Until the next screen is there nothing else takes the place of this one.
  expect(await submit()).toHaveAttribute('aria-busy', 'true');
});

test('two taps hand it in once', async () => {
  const { sandbox, requests, applications } = watched();
  const { navigator } = await renderScreen(screen, states.whole, { sandbox });
  const button = await submit();
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledTimes(1));
  expect(requests).toHaveLength(1);
  expect(applications()).toHaveLength(1);
});

test('after a lost reply the next try is the same application', async () => {
  const { sandbox, requests, applications } = watched();
  const { faults } = states.handInLost;
  const { navigator } = await renderScreen(screen, { ...states.whole, faults }, { sandbox });
  await userEvent.click(await submit());
  expect(await page.findByRole('alert')).toHaveAttribute('id', ids.failure);
  await userEvent.click(await submit());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledWith(landing));
  expect(new Set(requests).size).toBe(1);
  expect(applications()).toHaveLength(1);
});

test('after a lost reply a reload says that it is in review', async () => {
  const view = await renderScreen(screen, states.handInLost);
  await userEvent.click(await submit());
  await page.findByRole('alert');
  view.unmount();
  clearCache({ reload: false });
  await act(async () => {
    renderWithI18n(<NavigatorContext value={view.navigator}>{screen.render({})}</NavigatorContext>);
  });
  expect(await page.findByText('Tu solicitud está en revisión')).toBeVisible();
});

test.each([
  [{ kind: 'drop' }, /conexión/],
  [{ kind: '500' }, /./],
  [{ kind: 'html' }, /./],
  [{ kind: 'truncated' }, /./],
  [{ kind: 'shape' }, /./],
  [{ code: 301 }, /./],
  [{ code: 409, msg: 'Vuelve a intentarlo mañana' }, /^Vuelve a intentarlo mañana$/],
])('a handing in that ends in %j says so and can be tried again', async (fault, text) => {
  const { navigator, sandbox } = await renderScreen(screen, states.whole);
  const button = await submit();
  sandbox.control.fault({ path: handIn, ...fault });
  await userEvent.click(button);
  expect(await page.findByRole('alert')).toHaveTextContent(text);
  expect(navigator.relaunch).not.toHaveBeenCalled();
  await userEvent.click(await submit());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledWith(landing));
});

test('a session that ends meanwhile keeps the photos for after the log-in', async () => {
  const { navigator, sandbox } = await renderScreen(screen, states.whole);
  const button = await submit();
  act(() => keepPhoto('id_front', { imageId: 'img', thumbnail: '' }));
  sandbox.control.fault({ path: handIn, code: 10001, msg: 'Inicia sesión de nuevo' });
  await userEvent.click(button);
  await waitFor(() => expect(readValue('uni_token')).toBeNull());
  writeValue('user_id', 'user_demo');
  expect(readPhoto('id_front')).toMatchObject({ imageId: 'img' });
  expect(navigator.relaunch).not.toHaveBeenCalled();
});

test('who comes too early is led to the step that is next', async () => {
  const { navigator } = await renderScreen(screen, states.tooEarly);
  await waitFor(() =>
    expect(navigator.replace).toHaveBeenCalledWith({
      path: '/pages/step/step-social/step-social',
      query: {},
    }),
  );
});

test.each(['inReview', 'approved'] as const)(
  'in the state %s there is nothing to hand in',
  async (name) => {
    await renderScreen(screen, states[name]);
    expect(await page.findByRole('link', { name: 'Ir al inicio' })).toBeVisible();
    expect(page.queryByRole('button', { name: 'Enviar solicitud' })).not.toBeInTheDocument();
  },
);

test.each([
  ['error', 'No pudimos cargar esta parte'],
  ['offline', 'Sin conexión'],
] as const)('in the state %s it can be tried again', async (name, title) => {
  const [fault] = states[name].faults;
  await renderScreen(screen, { ...states[name], faults: [{ ...fault, times: 1 }] });
  expect(await page.findByRole('heading', { name: title })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await submit()).toBeVisible();
});

test('while the state is on its way the shape of the screen is shown', async () => {
  await renderScreen(screen, states.loading);
  expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Fotos de tu cédula');
});
