import { act, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agreementDate } from '@/app/agreement/agreement-record';
import { screen as autoSign } from '@/app/pages/sign/auto-sign/screen';
import { confirmQuote } from '@/app/testing/confirm-quote';
import type { Order } from '@/lib/api/schemas/order';
import { passTurns } from '@/lib/testing/pass-turns';
import { reloadScreen, renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { withWebCrypto } from '@/lib/testing/web-crypto';
import en from '@/locales/loan/en.json';
import { screen } from './screen';
import { ids } from './screen.ids';
import { states } from './screen.states';

/** Opens the contract of a running loan with some fields of the order replaced. */
async function open(changes: Partial<Order>, locale: 'es' | 'en' | 'vi' = 'es') {
  const sandbox = createTestSandbox();
  sandbox.changeReply('user/get_processing_order', ({ list }) => {
    Object.assign(list[0] ?? {}, changes);
  });
  return renderScreen(screen, states.lending, { sandbox, locale });
}

const version = () => document.getElementById(ids.version);
const clause = (text: RegExp) => page.findByText(text);

test('shows the rates and the CAE that were signed, not those of today', async () => {
  await open({ cae: 0.777, penalty: { once_rate: 0.02, daily_rate: 0.01 } });
  expect(await clause(/por cada día de atraso/)).toHaveTextContent('$2.000');
  expect(await clause(/CAE, Ley 20.555/)).toHaveTextContent('77,7 %');
  expect(version()).not.toHaveTextContent('Los cargos por atraso que ves son los de hoy');
});

test('shows today’s rates as today’s, and works the CAE out, when the order has none', async () => {
  await open({ cae: undefined, penalty: undefined });
  expect(await clause(/por cada día de atraso/)).toHaveTextContent('$8.000');
  expect(await clause(/CAE, Ley 20.555/)).toHaveTextContent('58,3 %');
  expect(version()).toHaveTextContent('Los cargos por atraso que ves son los de hoy');
});

test('does not claim that the text was signed when the order names none', async () => {
  await open({});
  await clause(/por cada día de atraso/);
  expect(version()).toHaveTextContent('Este es el texto de hoy');
  expect(version()).not.toHaveTextContent(/Firmaste este texto/);
});

test('shows the language that was signed, and on a tap its translation', async () => {
  const agreement = { version: `${agreementDate} es`, sha256: '0'.repeat(64) };
  await open({ agreement }, 'vi');
  expect(await clause(/por cada día de atraso/)).toBeInTheDocument();
  expect(version()).toHaveTextContent(/tiếng Tây Ban Nha/);
  await userEvent.click(page.getByRole('button', { name: 'Xem bằng tiếng Việt' }));
  expect(await clause(/mỗi ngày/)).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Xem bản bạn đã ký' }));
  expect(await clause(/por cada día de atraso/)).toBeInTheDocument();
});

test('says that a detail changed when the text is not that of the hash', async () => {
  await withWebCrypto(async () => {
    await open({ agreement: { version: `${agreementDate} es`, sha256: '0'.repeat(64) } });
    expect(await page.findByText(/Después cambió un dato/)).toBeInTheDocument();
  });
});

test('offers no translation of a text that was signed in the own language', async () => {
  await open({ agreement: { version: `${agreementDate} es`, sha256: '0'.repeat(64) } });
  await clause(/por cada día de atraso/);
  expect(document.getElementById(ids.translate)).toBeNull();
});

test('says neither that the text is the same nor that it changed where that cannot be known', async () => {
  await open({ agreement: { version: `${agreementDate} es`, sha256: '0'.repeat(64) } });
  await clause(/por cada día de atraso/);
  expect(version()).toHaveTextContent(/Firmaste este texto/);
  expect(version()).not.toHaveTextContent(/letra por letra|Después cambió/);
});

test('says neither of a translation', async () => {
  await withWebCrypto(async () => {
    await open({ agreement: { version: `${agreementDate} es`, sha256: '0'.repeat(64) } }, 'en');
    const changed = en.contractNew.text.changed;
    await waitFor(() => expect(version()).toHaveTextContent(changed));
    await userEvent.click(document.getElementById(ids.translate) ?? document.body);
    await clause(/each day late adds/);
    await act(passTurns);
    expect(version()).not.toHaveTextContent(changed);
  });
});

test('says which version was signed when it is not the one below', async () => {
  await renderScreen(screen, states.earlierText);
  expect(await page.findByText(/Firmaste la versión del/)).toHaveTextContent(
    '2 mar 2026, en español',
  );
  expect(page.getByRole('link', { name: 'pídenos una copia' })).toBeInTheDocument();
  expect(await clause(/por cada día de atraso/)).toBeInTheDocument();
});

test('confirms letter by letter what the signing screen sent', async () => {
  await withWebCrypto(async () => {
    const sandbox = createTestSandbox();
    const { query } = await confirmQuote(sandbox, 'cleared');
    const state = { scenario: 'cleared', query } as const;
    const { navigator, unmount } = await renderScreen(autoSign, state, { sandbox });
    await userEvent.click(await page.findByRole('checkbox', { name: /^Leí el contrato/ }));
    await userEvent.click(page.getByRole('button', { name: /^Firmar y recibir/ }));
    await waitFor(() => expect(navigator.relaunch).toHaveBeenCalled());
    unmount();
    await reloadScreen(screen);
    expect(await page.findByText(/es igual, letra por letra/)).toBeInTheDocument();
  });
});
