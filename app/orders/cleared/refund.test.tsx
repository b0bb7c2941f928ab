import { screen as page, renderHook, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { screen as help } from '@/app/pages/custom-service/custom-service/screen';
import { ids as helpIds } from '@/app/pages/custom-service/custom-service/screen.ids';
import { screen as detail } from '@/app/pages/order-detail/order-detail/screen';
import { ids } from '@/app/pages/order-detail/order-detail/screen.ids';
import { renderScreen } from '@/lib/testing/render-screen';
import { createTestSandbox } from '@/lib/testing/test-sandbox';
import { textOf } from '@/lib/testing/text-of';
import { markRefundAsked, useRefundAsked } from './refund';

const scenario = 'cleared_late';

/** The loan of the scenario, of which $2.000 were paid too much. */
function start() {
  const sandbox = createTestSandbox();
  const orderNo = () =>
    sandbox.control.state().state.accounts.at(-1)?.orders[0]?.order_no ?? 'no loan';
  return { sandbox, orderNo };
}

const note = () => document.getElementById(ids.overpaid);
const certificate = () => document.getElementById(ids.certificate);

test('the message that asks for what was paid too much counts as asked once it was copied, for that amount', async () => {
  const { sandbox, orderNo } = start();
  await renderScreen(help, { scenario, query: { ask: 'refund' } }, { sandbox });
  const asked = renderHook(() => useRefundAsked(orderNo(), 2000)).result;
  const more = renderHook(() => useRefundAsked(orderNo(), 3000)).result;
  const copy = await page.findByRole('button', { name: textOf('customService.copy') });
  expect(asked.current).toBeNull();
  const writeText = async () => undefined;
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await userEvent.click(copy);
  await waitFor(() => expect(asked.current).not.toBeNull());
  expect(more.current).toBeNull();
});

test('the message counts as asked once it was opened in WhatsApp', async () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const { sandbox, orderNo } = start();
  await renderScreen(help, { scenario, query: { ask: 'refund' } }, { sandbox });
  await page.findByRole('button', { name: textOf('customService.copy') });
  await userEvent.click(document.getElementById(helpIds.whatsapp) as HTMLElement);
  expect(window.open).toHaveBeenCalledWith(
    expect.stringContaining('wa.me'),
    '_blank',
    expect.anything(),
  );
  expect(renderHook(() => useRefundAsked(orderNo(), 2000)).result.current).not.toBeNull();
});

test('what was paid too much and not asked for leads; once it was, the page says since when, and the certificate leads', async () => {
  const { sandbox, orderNo } = start();
  const { unmount } = await renderScreen(detail, { scenario }, { sandbox });
  await page.findByRole('heading', { level: 1 });
  expect(note()).toHaveTextContent(
    /^Pagaste \$2\.000 de más: son tuyos\. El mensaje ya está escrito: .* cuenta donde recibiste el préstamo\. Te respondemos de lunes a viernes, .*\.Pedir mis \$2\.000$/,
  );
  expect(certificate()).toHaveClass('btn--text');
  unmount();

  const before = async () => markRefundAsked(orderNo(), 2000);
  await renderScreen(detail, { scenario }, { sandbox, before });
  await page.findByRole('heading', { level: 1 });
  expect(note()).toHaveTextContent(
    /^Pagaste \$2\.000 de más: son tuyos\. El \d+ \p{L}+ abriste el mensaje para pedirlos\. Si lo enviaste, te respondemos .*Ver el mensaje$/u,
  );
  expect(certificate()).toHaveClass('btn--soft');
});
