import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithI18n } from '@/lib/testing/render';
import { textOf } from '@/lib/testing/text-of';
import type { AllowedUrl } from './allowed-url';
import { FramedPage } from './framed-page';
import { ids } from './screen.ids';

const foreign: AllowedUrl = { href: 'https://pay.luka.example/p/1', own: false };
const own: AllowedUrl = { href: 'http://localhost/__sandbox/pay?payment=1', own: true };

function renderFrame(page: AllowedUrl, isPayment = false) {
  const onReturned = jest.fn();
  const props = { page, title: 'Pagar', isPayment, onReturned };
  const view = <FramedPage {...props} />;
  return { ...renderWithI18n(view), onReturned };
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Pagar');

/** Fires a load with this URL, or with one that the app cannot read. */
function fireLoad(href: string | undefined) {
  const location = () => {
    if (href === undefined) throw new DOMException('cross-origin', 'SecurityError');
    return { href };
  };
  Object.defineProperty(frame(), 'contentWindow', {
    configurable: true,
    value: Object.defineProperty({}, 'location', { get: location }),
  });
  fireEvent.load(frame());
}

test('sandboxes a foreign page', () => {
  renderFrame(foreign);
  expect(frame()).toHaveAttribute('sandbox', 'allow-forms allow-scripts allow-same-origin');
  expect(frame()).toHaveAttribute('src', foreign.href);
  expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('allows the own payment page no scripts, and passes it the language and a return URL', () => {
  renderFrame(own);
  const { searchParams } = new URL(frame().src);
  expect(Object.fromEntries(searchParams)).toEqual({
    payment: '1',
    lang: 'es',
    return: '/__sandbox/pay?payment=1&done=1',
  });
  expect(frame().getAttribute('sandbox')).not.toContain('scripts');
});

test('shows the host and a link to open the page in the browser', () => {
  renderFrame(foreign);
  expect(screen.getByText('pay.luka.example')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Abrir en el navegador' })).toHaveAttribute(
    'href',
    foreign.href,
  );
});

test.each([
  ['a lock, and a link to the browser', foreign, 1],
  ['neither', own, 0],
])('shows beside the host of a page %s', (_, shownPage, count) => {
  const { container } = renderFrame(shownPage);
  expect(container.querySelectorAll('.webview__head > .icon')).toHaveLength(count);
  expect(screen.queryAllByRole('link')).toHaveLength(count);
});

test('does not call a page slow that has loaded', () => {
  jest.useFakeTimers();
  renderFrame(foreign);
  fireLoad(undefined);
  act(() => jest.advanceTimersByTime(15_000));
  jest.useRealTimers();
  expect(screen.queryByText('La página no responde')).not.toBeInTheDocument();
});

test('hides the loading state after the load', () => {
  renderFrame(foreign);
  expect(screen.getByRole('status')).toHaveTextContent('Abriendo la página');
  fireLoad(undefined);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('offers a retry when the page loads slowly', async () => {
  jest.useFakeTimers();
  renderFrame(foreign);
  act(() => jest.advanceTimersByTime(15_000));
  jest.useRealTimers();
  expect(screen.getByText('La página no responde')).toBeInTheDocument();
  const before = frame();
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(frame()).not.toBe(before);
  expect(screen.getByText('Abriendo la página')).toBeInTheDocument();
});

test.each([true, false])(
  'a slow page warns against paying twice where it is a payment: %s',
  (isPayment) => {
    jest.useFakeTimers();
    renderFrame(foreign, isPayment);
    act(() => jest.advanceTimersByTime(15_000));
    jest.useRealTimers();
    const warnings = screen.queryAllByText(textOf('webview.slowPayment'));
    expect(warnings).toHaveLength(isPayment ? 1 : 0);
  },
);

test('shows the offline state instead of the iframe when offline', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderFrame(foreign);
  onLine.mockRestore();
  expect(screen.getByRole('heading', { name: /Sin conexión/ })).toBeInTheDocument();
  expect(document.getElementById(ids.frame)).not.toBeInTheDocument();
});

test.each([
  { shown: 'the payment page', page: own, href: own.href },
  { shown: 'the payment page with its result', page: own, href: `${own.href}&result=success` },
  { shown: 'a blank page', page: foreign, href: 'about:blank' },
  { shown: 'a page of another origin', page: foreign, href: undefined },
])('does not return while the iframe shows $shown', ({ page, href }) => {
  const { onReturned } = renderFrame(page);
  fireLoad(href);
  expect(onReturned).not.toHaveBeenCalled();
});

test.each([
  { page: own, href: 'http://localhost/#/pages/order-detail/order-detail' },
  { page: own, href: 'http://localhost/__sandbox/pay?payment=1&done=1' },
  { page: foreign, href: 'https://app.luka.example/' },
])('returns when the iframe navigates to $href', ({ page, href }) => {
  const { onReturned } = renderFrame(page);
  fireLoad(href);
  expect(onReturned).toHaveBeenCalledTimes(1);
});
