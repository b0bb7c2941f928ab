import { fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { ids } from '@/app/payout/payout.ids';
import { readValue } from '@/lib/storage/values';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { toastAtom } from '@/lib/toast/toast';
import es from '@/locales/codes/es.json';
import { screen } from './screen';
import { states } from './screen.states';

const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

/** Opens the account check. */
async function review() {
  await press(textOf('payout.check.open'));
  return within(await page.findByRole('dialog', { name: textOf('payout.check.title') }));
}

/** Confirms in the account check that `label` names. */
async function confirm(label: string) {
  await review();
  await press(label);
}

const resend = textOf('payout.failed.save', { amount: '$188.000' });

test('after a failed payment shows the rejected account beside the new one, and sends nothing before the confirmation', async () => {
  const { navigator, sandbox } = await renderScreen(screen, states.paymentFailed);
  const phone = await page.findByLabelText('Celular de tu Yape');
  const notice = document.getElementById(ids.paymentFailed);
  expect(notice).toHaveTextContent(es.fail_code.payout_account_rejected.yape);
  expect(notice).toHaveTextContent(textOf('payout.failed.next', { amount: '$188.000' }));
  fireEvent.change(phone, { target: { value: '9 5555 6666' } });
  const dialog = await review();
  const card = (label: string) => dialog.getByText(label).closest('.card');
  expect(card(textOf('payout.check.rejected'))).toHaveTextContent('+56 9 8765 4567');
  expect(card(textOf('payout.check.now'))).toHaveTextContent('+56 9 5555 6666');
  const orderNow = () => sandbox.control.state().state.accounts.flatMap(({ orders }) => orders)[0];
  expect(orderNow()).toMatchObject({ status: 'payment_failed' });
  await press(textOf('payout.check.confirmDoubtful'));
  await waitFor(() => expect(navigator.replace).toHaveBeenCalledTimes(1));
  expect(orderNow()).toMatchObject({
    status: 'waiting',
    account: { account_number: '+56955556666' },
  });
  expect(navigator.replace).toHaveBeenCalledWith({
    path: '/pages/order-detail/order-detail',
    query: { order_no: orderNow()?.order_no },
  });
});

test('asks before the rejected account is used again as it is', async () => {
  await renderScreen(screen, states.paymentFailed);
  await page.findByLabelText('Celular de tu Yape');
  const dialog = await review();
  expect(document.getElementById(ids.sameAccount)).toBeVisible();
  expect(dialog.queryByText(textOf('payout.check.rejected'))).not.toBeInTheDocument();
});

test('opens the loan of the query after the save', async () => {
  const query = { order_no: '26110001' };
  const { navigator } = await renderScreen(screen, { ...states.paymentFailed, query });
  await page.findByLabelText('Celular de tu Yape');
  await confirm(textOf('payout.check.confirmDoubtful'));
  await waitFor(() =>
    expect(navigator.replace).toHaveBeenCalledWith({
      path: '/pages/order-detail/order-detail',
      query,
    }),
  );
});

test('opens the next step, and saves once on a double click', async () => {
  const { navigator, sandbox } = await renderScreen(screen, states.empty);
  await page.findByLabelText('Celular de tu Yape');
  await review();
  const save = page.getByRole('button', { name: textOf('payout.check.confirm') });
  fireEvent.click(save);
  fireEvent.click(save);
  await waitFor(() => expect(navigator.push).toHaveBeenCalledTimes(1));
  const { ret } = await sandbox.call('app/get_bank_info', {}, readValue('uni_token') ?? '');
  expect(ret).toEqual({
    account_type: 'yape',
    account_number: '+56987654567',
    full_name: 'Camila Muñoz',
  });
});

test('says that the account was saved where that is not a step of an application', async () => {
  await renderScreen(screen, states.paymentFailed);
  await page.findByLabelText('Celular de tu Yape');
  await confirm(textOf('payout.check.confirmDoubtful'));
  await waitFor(() =>
    expect(getDefaultStore().get(toastAtom)?.message).toBe(textOf('payout.saved')),
  );
});

test('says nothing of it, and opens the next step, in an application', async () => {
  getDefaultStore().set(toastAtom, null);
  const { navigator } = await renderScreen(screen, states.empty);
  await page.findByLabelText('Celular de tu Yape');
  await confirm(textOf('payout.check.confirm'));
  await waitFor(() => expect(navigator.push).toHaveBeenCalledTimes(1));
  expect(getDefaultStore().get(toastAtom)).toBeNull();
});

test('opens Home when no step is left', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/save_transfer_info', (saved) => {
    saved.next_step = 'done';
  });
  const { navigator } = await renderScreen(screen, states.empty, { sandbox });
  await page.findByLabelText('Celular de tu Yape');
  await confirm(textOf('payout.check.confirm'));
  await waitFor(() => expect(navigator.relaunch).toHaveBeenCalledWith({ path: '/', query: {} }));
});

test.each([
  ['of the account', { back: '1' }],
  ['of the account', { order_no: '26110001' }],
  ['of the application', {}],
])('its title while it loads is that %s for the query %j', async (_, query) => {
  const { container } = await renderScreen(screen, { ...states.loading, query });
  const title = container.querySelector('.appbar__title')?.textContent;
  expect(title === textOf('payout.bar')).toBe(Object.keys(query).length > 0);
});

test('shows no reason of a failed payment that the server does not name', async () => {
  const sandbox = createTestSandbox();
  sandbox.changeReply('app/home', ({ order }) => {
    delete order?.fail_reason;
    delete order?.fail_code;
  });
  await renderScreen(screen, states.paymentFailed, { sandbox });
  await page.findByLabelText('Celular de tu Yape');
  const notice = document.getElementById(ids.paymentFailed);
  expect(notice?.querySelectorAll('p:not(.notice__title)')).toHaveLength(1);
});

test('shows why the save was refused, and keeps the values', async () => {
  const { navigator, sandbox } = await renderScreen(screen, states.paymentFailed);
  const name = await page.findByLabelText('Nombre completo');
  fireEvent.change(name, { target: { value: 'Camila Muñoz Soto' } });
  sandbox.control.fault({ path: 'app/save_transfer_info', code: 409, msg: 'Espera el resultado' });
  await confirm(resend);
  expect(await page.findByRole('alert')).toHaveTextContent('Espera el resultado');
  expect(name).toHaveValue('Camila Muñoz Soto');
  expect(navigator.replace).not.toHaveBeenCalled();
});
