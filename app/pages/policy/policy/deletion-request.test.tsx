import { screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contactUris } from '@/lib/contact';
import { readValue } from '@/lib/storage/values';
import { renderScreen } from '@/lib/testing/render-screen';
import { textOf } from '@/lib/testing/text-of';
import texts from '@/locales/long/deletion/es.json';
import requests from '@/locales/long/requests/es.json';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

const { request } = texts;
const message = () => document.getElementById(ids.message)?.textContent ?? '';
const link = (id: string) => document.getElementById(id)?.getAttribute('href') ?? '';

/** Renders a state and waits for its text. */
async function open(state: keyof typeof states) {
  const view = await renderScreen(screen, states[state]);
  await page.findByRole('heading', { name: request.title });
  return view;
}

test('says without a log-in what goes, what is kept and how to ask', async () => {
  await open('deletion');
  for (const { title } of texts.sections) {
    expect(page.getByRole('heading', { level: 2, name: new RegExp(title) })).toBeVisible();
  }
  await waitFor(() => expect(message()).toContain(requests.deletion.unknown));
  expect(page.queryByRole('heading', { name: request.afterTitle })).not.toBeInTheDocument();
  expect(document.getElementById(ids.loan)).not.toBeInTheDocument();
});

test('prepares the message for WhatsApp and e-mail, with the number of the account', async () => {
  await open('deletionCleared');
  await waitFor(() => expect(message()).not.toBe(''));
  const phone = readValue('phone') ?? '';
  expect(message().replaceAll(/\D/g, '')).toContain(phone.replaceAll(/\D/g, ''));
  const whatsapp = new URL(link(ids.whatsapp));
  expect(whatsapp.href.startsWith(`${contactUris.whatsapp}?`)).toBe(true);
  expect(whatsapp.searchParams.get('text')).toBe(message());
  expect(decodeURIComponent(link(ids.email))).toMatch(contactUris.email);
  expect(decodeURIComponent(link(ids.email))).toContain(message());
});

test('names the running loan as what holds the deletion back, and leads to it', async () => {
  const { navigator } = await open('deletionLoan');
  const notice = await waitFor(() => {
    const found = document.getElementById(ids.loan);
    if (!found) throw new Error('no notice yet');
    return within(found);
  });
  expect(notice.getByText(request.loanTitle)).toBeVisible();
  await userEvent.click(notice.getByRole('link', { name: request.loanLink }));
  expect(navigator.push).toHaveBeenCalledWith({
    path: '/pages/order-detail/order-detail',
    query: { order_no: expect.stringMatching(/^\d+$/) },
  });
});

test('names no loan that is paid back', async () => {
  await open('deletionCleared');
  await page.findByRole('heading', { name: request.afterTitle });
  expect(document.getElementById(ids.loan)).not.toBeInTheDocument();
});

test('offers the log-out afterwards, which clears the phone', async () => {
  const { navigator } = await open('deletionCleared');
  await userEvent.click(page.getByRole('button', { name: 'Cerrar sesión' }));
  await userEvent.click(
    within(page.getByRole('alertdialog')).getByRole('button', { name: 'Cerrar sesión' }),
  );
  await waitFor(() => expect(readValue('uni_token')).toBeNull());
  expect(readValue('phone')).toBeNull();
  expect(navigator.relaunch).toHaveBeenCalledWith({ path: '/', query: {} });
});

test('copies the message', async () => {
  await open('deletion');
  await waitFor(() => expect(message()).not.toBe(''));
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await userEvent.click(page.getByRole('button', { name: textOf('customService.copy') }));
  expect(writeText).toHaveBeenCalledWith(message());
});

test('writes to the lender in Spanish in every language, and shows what the message says', async () => {
  await renderScreen(screen, states.deletion, { locale: 'vi' });
  await waitFor(() => expect(message()).toContain('Pido que borren mi cuenta'));
  expect(decodeURIComponent(link(ids.whatsapp))).toContain('Pido que borren mi cuenta');
  expect(await page.findByText(/^Xin chào\. Tôi yêu cầu xóa tài khoản/)).toBeVisible();
});
