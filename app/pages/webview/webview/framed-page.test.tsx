import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithI18n } from '@/lib/testing/render';
import type { AllowedUrl } from './allowed-url';
import { FramedPage } from './framed-page';
import { ids } from './screen.ids';

const foreign: AllowedUrl = { href: 'https://pay.luka.example/p/1', own: false };
const own: AllowedUrl = { href: 'http://localhost/__sandbox/pay?payment=1', own: true };

function renderFrame(page: AllowedUrl) {
  const onReturned = jest.fn();
  renderWithI18n(<FramedPage page={page} title="Pagar" onReturned={onReturned} />);
  return { onReturned };
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Pagar');

/** Has the frame show an address, as far as the app may see it. */
function showAddress(href: string | undefined) {
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

test('a page from outside is framed with no more rights than it needs', () => {
  renderFrame(foreign);
  expect(frame()).toHaveAttribute('sandbox', 'allow-forms allow-scripts allow-same-origin');
  expect(frame()).toHaveAttribute('src', foreign.href);
  expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('a page of the own origin gets no script, the language, and a way back to itself', () => {
  renderFrame(own);
  const { searchParams } = new URL(frame().src);
  expect(Object.fromEntries(searchParams)).toEqual({
    payment: '1',
    lang: 'es',
    return: '/__sandbox/pay?payment=1&done=1',
  });
  expect(frame().getAttribute('sandbox')).not.toContain('scripts');
});

test('whose page it is stands above it, with the way to open it outside', () => {
  renderFrame(foreign);
  expect(screen.getByText('pay.luka.example')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Abrir en el navegador' })).toHaveAttribute(
    'href',
    foreign.href,
  );
});

test('the word that it is loading goes when it has', () => {
  renderFrame(foreign);
  expect(screen.getByRole('status')).toHaveTextContent('Abriendo la página');
  showAddress(undefined);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a page that does not come says so after a while, and can be asked for again', async () => {
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

test('without a connection nothing is framed', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderFrame(foreign);
  onLine.mockRestore();
  expect(screen.getByRole('heading', { name: /Sin conexión/ })).toBeInTheDocument();
  expect(document.getElementById(ids.frame)).not.toBeInTheDocument();
});

test.each([
  { shown: 'the pay page itself', page: own, href: own.href },
  { shown: 'the pay page with how it ended', page: own, href: `${own.href}&result=success` },
  { shown: 'a blank page', page: foreign, href: 'about:blank' },
  { shown: 'a page that keeps its address to itself', page: foreign, href: undefined },
])('a frame that shows $shown has not returned', ({ page, href }) => {
  const { onReturned } = renderFrame(page);
  showAddress(href);
  expect(onReturned).not.toHaveBeenCalled();
});

test.each([
  { page: own, href: 'http://localhost/#/pages/order-detail/order-detail' },
  { page: own, href: 'http://localhost/__sandbox/pay?payment=1&done=1' },
  { page: foreign, href: 'https://app.luka.example/' },
])('a frame that went to $href has returned', ({ page, href }) => {
  const { onReturned } = renderFrame(page);
  showAddress(href);
  expect(onReturned).toHaveBeenCalledTimes(1);
});
