import { act, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { onRevalidate } from '@/lib/api/cache';
import { readPhoto, storePhoto } from '@/lib/photo/photo-record';
import { readValue, writeValue } from '@/lib/storage/values';
import { reloadScreen, renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';
import { photoKinds } from './submission-blocker';

const submitPath = 'loan/apply_info';
const landing = {
  path: '/pages/landing/landing-application-submited/landing-application-submited',
  query: {},
};
/** The button, once it can be pressed. */
const submit = () => page.findByRole('button', { name: 'Enviar solicitud', busy: false });

/** A sandbox that records the request ids of submissions. */
function recordingSandbox() {
  const sandbox = createTestSandbox();
  const requests: string[] = [];
  sandbox.use(
    http.post(`*/${submitPath}`, async ({ request }) => {
      requests.push(JSON.parse(await request.clone().text()).request_id);
    }),
  );
  const applications = () =>
    sandbox.control.state().state.accounts.flatMap((account) => account.applications);
  return { sandbox, requests, applications };
}

test.each([
  ['is at its start before the first photo', states.empty, 0, '1/3'],
  ['goes on with each photo that was accepted', states.empty, 1, '2/3'],
  ['is at the hand-in in the summary', states.complete, 0, '3/3'],
] as const)('the progress of the step %s', async (_, state, taken, part) => {
  const before = async () => {
    for (const kind of photoKinds.slice(0, taken))
      storePhoto(kind, { imageId: 'i', thumbnail: '' });
  };
  const { container } = await renderScreen(screen, state, { before });
  await page.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(container.querySelector('[data-part]')).toHaveAttribute('data-part', part),
  );
});

test('submits the application, removes its photos and opens the next screen', async () => {
  const { sandbox, applications } = recordingSandbox();
  const { navigator } = await renderScreen(screen, states.complete, { sandbox });
  act(() => storePhoto('id_front', { imageId: 'img', thumbnail: '' }));
  await userEvent.click(await submit());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledWith(landing));
  expect(applications()).toHaveLength(1);
  expect(readPhoto('id_front')).toBeNull();
  // The form stays mounted until the next screen is shown.
  expect(document.getElementById(ids.submit)).toHaveAttribute('aria-busy', 'true');
});

test('submits once on two clicks before it is rendered again', async () => {
  const { sandbox, requests, applications } = recordingSandbox();
  const { navigator } = await renderScreen(screen, states.complete, { sandbox });
  const button = await submit();
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledTimes(1));
  expect(requests).toHaveLength(1);
  expect(applications()).toHaveLength(1);
});

test('retries with the same request id after a lost response', async () => {
  const { sandbox, requests, applications } = recordingSandbox();
  const { faults } = states.submitLost;
  const { navigator } = await renderScreen(screen, { ...states.complete, faults }, { sandbox });
  await userEvent.click(await submit());
  expect(await page.findByText(textOf('uploadIdCard.summary.lost'))).toBeVisible();
  await userEvent.click(await submit());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledWith(landing));
  expect(new Set(requests).size).toBe(1);
  expect(applications()).toHaveLength(1);
});

test('shows the review after a reload when the response was lost', async () => {
  const view = await renderScreen(screen, states.submitLost);
  await userEvent.click(await submit());
  await page.findByRole('alert');
  view.unmount();
  await reloadScreen(screen);
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
])('shows the error and allows a retry when the submission ends in %j', async (fault, text) => {
  const { navigator, sandbox } = await renderScreen(screen, states.complete);
  const button = await submit();
  sandbox.control.fault({ path: submitPath, ...fault });
  await userEvent.click(button);
  expect(await page.findByRole('alert')).toHaveTextContent(text);
  expect(navigator.relaunch).not.toHaveBeenCalled();
  await userEvent.click(await submit());
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledWith(landing));
});

test.each([
  ['refused', { code: 409, msg: 'Ya enviaste esta solicitud' }, [['app/home']]],
  ['lost', { kind: 'drop' }, []],
])('refetches Home after a submission that was %s: %j', async (_name, fault, revalidated) => {
  const { sandbox } = await renderScreen(screen, states.complete);
  const button = await submit();
  const paths: unknown[] = [];
  const stop = onRevalidate((each) => paths.push(each));
  sandbox.control.fault({ path: submitPath, ...fault });
  await userEvent.click(button);
  await page.findByRole('alert');
  expect(paths).toEqual(revalidated);
  stop();
});

test('keeps the photos when the session expires', async () => {
  const { navigator, sandbox } = await renderScreen(screen, states.complete);
  const button = await submit();
  act(() => storePhoto('id_front', { imageId: 'img', thumbnail: '' }));
  sandbox.control.fault({ path: submitPath, code: 10001, msg: 'Inicia sesión de nuevo' });
  await userEvent.click(button);
  await waitFor(() => expect(readValue('uni_token')).toBeNull());
  writeValue('user_id', 'user_demo');
  expect(readPhoto('id_front')).toMatchObject({ imageId: 'img' });
  expect(navigator.relaunch).not.toHaveBeenCalled();
});
