import { createTestSandbox, type TestSandbox } from '@/lib/testing/test-sandbox';

const origin = 'http://127.0.0.1:3000';
let sandbox: TestSandbox;
let token: string;
let payUrl: string;
let orderNo: string;

beforeEach(async () => {
  sandbox = createTestSandbox({ now: () => Date.parse('2026-11-20T13:42:00Z') });
  ({ token } = sandbox.scenario('lending'));
  orderNo = Object((await sandbox.call('app/home', {}, token)).ret).order.order_no;
  const body = { request_id: 'x', order_no: orderNo, option_id: 'debit', amount: 206_000 };
  payUrl = Object((await sandbox.call('deal/repay_request', body, token)).ret).pay_url;
});

const open = (address = payUrl, headers = {}) =>
  sandbox.fetch(new Request(origin + address, { headers }));

async function openDocument(address = payUrl, headers = {}) {
  const response = await open(address, headers);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Sends the page's own form, by one of its buttons. */
async function choose(result: string, address = payUrl) {
  const page = await openDocument(address);
  const form = new URLSearchParams({ result });
  for (const input of page.querySelectorAll('input')) form.set(input.name, input.value);
  const body = form.toString();
  return sandbox.fetch(new Request(`${origin}/__sandbox/pay`, { method: 'POST', body }));
}

const stateOf = async () => Object((await sandbox.call('app/home', {}, token)).ret).state;

test('shows order, total and fee, and a button for each result', async () => {
  const page = await openDocument();
  expect(page.documentElement.lang).toBe('es');
  expect(page.querySelector('h1')?.textContent).toBe('Pagar $206.500');
  expect(page.body.textContent).toContain(`Préstamo ${orderNo}`);
  expect(page.body.textContent).toContain('Incluye un cargo de $500');
  expect([...page.querySelectorAll('button')].map((button) => button.value)).toEqual([
    'success',
    'failure',
    'cancel',
  ]);
});

test.each([
  ['en', 'Pay $206,500'],
  ['vi', 'Thanh toán $206.500'],
])('is in %s by query and by header', async (language, heading) => {
  const byQuery = await openDocument(`${payUrl}&lang=${language}`);
  const byHeader = await openDocument(payUrl, { 'accept-language': language });
  expect(byQuery.querySelector('h1')?.textContent).toBe(heading);
  expect(byHeader.querySelector('h1')?.textContent).toBe(heading);
});

test('has no script and no inline style, and a policy that allows none', async () => {
  const response = await open();
  const html = await response.text();
  expect(html).not.toMatch(/<script|<style|style=|\son\w+=/i);
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(html).toContain('<link rel="icon" href="data:,">');
  expect(policy).toContain('img-src data:');
  const style = await open('/__sandbox/pay.css');
  expect(style.headers.get('content-type')).toContain('text/css');
});

test('success pays and redirects to the order', async () => {
  const response = await choose('success');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(
    `/#/pages/order-detail/order-detail?order_no=${orderNo}`,
  );
  expect(await stateOf()).toBe('cleared');
});

test.each(['failure', 'cancel'])('%s pays nothing', async (result) => {
  expect((await choose(result)).status).toBe(303);
  expect(await stateOf()).toBe('lending');
});

test('a settled payment shows only the link back', async () => {
  await choose('success');
  const page = await openDocument();
  expect(page.querySelectorAll('button')).toHaveLength(0);
  expect(page.querySelector('[role=status]')?.textContent).toBe('El pago está hecho.');
  expect(page.querySelector('a')?.getAttribute('href')).toContain('/#/pages/order-detail');
});

test.each([
  ['/pages/my-loan/my-loan/?a=1#x', '/pages/my-loan/my-loan/?a=1#x'],
  [`${origin}/inside`, '/inside'],
])('redirects to %s', async (asked, location) => {
  const response = await choose('cancel', `${payUrl}&return=${encodeURIComponent(asked)}`);
  expect(response.headers.get('location')).toBe(location);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://[',
])('does not redirect to %s', async (asked) => {
  const response = await choose('cancel', `${payUrl}&return=${encodeURIComponent(asked)}`);
  expect(response.headers.get('location')).toBe(
    `/#/pages/order-detail/order-detail?order_no=${orderNo}`,
  );
});

describe('on a pay site of another origin', () => {
  const site = { at: 'https://pay.example', back: 'https://app.example' };
  const loan = () => `https://app.example/#/pages/order-detail/order-detail?order_no=${orderNo}`;

  beforeEach(() => sandbox.control.paySite(site));

  test('the pay URL is that of the site', async () => {
    const body = { request_id: 'y', order_no: orderNo, option_id: 'yape', amount: 206_000 };
    const { ret } = await sandbox.call('deal/repay_request', body, token);
    expect(Object(ret).pay_url).toMatch(/^https:\/\/pay\.example\/__sandbox\/pay\?payment=pay_/);
  });

  test('redirects to the app, which its policy allows', async () => {
    const policy = (await open()).headers.get('content-security-policy');
    expect(policy).toContain("form-action 'self' https://app.example;");
    const response = await choose('success');
    expect(response.headers.get('location')).toBe(loan());
    expect(await stateOf()).toBe('cleared');
  });

  test.each(['https://evil.example/', 'http://[', 'https://pay.example/'])(
    'does not redirect to %s',
    async (asked) => {
      const response = await choose('cancel', `${payUrl}&return=${encodeURIComponent(asked)}`);
      expect(response.headers.get('location')).toBe(loan());
    },
  );

  test('reset() removes the site', async () => {
    sandbox.control.reset();
    expect((await open()).headers.get('content-security-policy')).toContain("form-action 'self';");
  });
});

test('an unknown payment is a 404 with a link back', async () => {
  const response = await open('/__sandbox/pay?payment=%22%3E%3Cscript%3E');
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain('No encontramos ese pago.');
  expect(html).not.toContain('<script');
});

test.each(['result=success&payment=nothing', 'payment=x', ''])(
  'a form with %j settles nothing',
  async (body) => {
    const request = new Request(`${origin}/__sandbox/pay`, { method: 'POST', body });
    expect((await sandbox.fetch(request)).status).toBe(404);
    expect(await stateOf()).toBe('lending');
  },
);
