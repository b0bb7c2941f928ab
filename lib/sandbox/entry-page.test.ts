/** @jest-environment jest-fixed-jsdom */
import { readValue } from '@/lib/storage/values';
import { startPageSandbox } from './entry-page';

const post = (path: string, body: object = {}) =>
  new Request(`https://luka.invalid/${path}`, { method: 'POST', body: JSON.stringify(body) });

afterEach(() => {
  document.head.innerHTML = '';
});

test('runs in the page and restores its state after a reload', async () => {
  const fetchLike = await startPageSandbox({ latency: 0 });
  const scenario = await fetchLike(post('__sandbox/scenario', { name: 'overdue' }));
  const { token } = await scenario.json();
  expect(readValue('luka_sandbox')).toContain(token);
  const reloaded = await startPageSandbox({ latency: 0, language: 'en' });
  const home = await reloaded(new Request(post('app/home'), { headers: { token } }));
  expect(await home.json()).toMatchObject({ code: 0, ret: { state: 'overdue' } });
});

describe('on a page whose server runs the sandbox', () => {
  const sent: { method: string; url: string; headers: Record<string, string>; body: unknown }[] =
    [];

  /** The part of XMLHttpRequest that a call uses. */
  class FakeXhr {
    upload = { addEventListener: () => undefined };
    status = 200;
    responseText = '{"code":0}';
    getAllResponseHeaders = () => 'date: Fri, 20 Nov 2026 13:42:00 GMT\r\n';
    onload = () => undefined;
    private readonly headers: Record<string, string> = {};
    private readonly call = { method: '', url: '' };

    open(method: string, url: string) {
      Object.assign(this.call, { method, url });
    }

    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }

    send(body: unknown) {
      sent.push({ ...this.call, headers: this.headers, body });
      this.onload();
    }
  }

  beforeEach(() => {
    sent.length = 0;
    document.head.innerHTML = '<meta name="luka-sandbox" content="/api">';
    Object.assign(window, { XMLHttpRequest: FakeXhr });
  });

  test('sends calls to the base URL with headers and body', async () => {
    const fetchLike = await startPageSandbox();
    const request = new Request(post('app/home', { a: 1 }), { headers: { token: 't' } });
    const response = await fetchLike(request);
    expect(await response.json()).toEqual({ code: 0 });
    expect(response.headers.get('date')).toBe('Fri, 20 Nov 2026 13:42:00 GMT');
    expect(sent).toMatchObject([
      {
        method: 'POST',
        url: `${document.location.origin}/api/app/home`,
        headers: { token: 't' },
        body: '{"a":1}',
      },
    ]);
  });

  test('sends calls and controls to a base URL of another origin', async () => {
    document.head.innerHTML = '<meta name="luka-sandbox" content="http://127.0.0.1:3000/api">';
    const fetchLike = await startPageSandbox();
    await fetchLike(post('app/home', {}));
    await fetchLike(new Request('https://luka.invalid/__sandbox/payment?payment=x'));
    expect(sent).toMatchObject([
      { url: 'http://127.0.0.1:3000/api/app/home' },
      { url: 'http://127.0.0.1:3000/__sandbox/payment?payment=x' },
    ]);
  });

  test('sends controls beside the base URL', async () => {
    const fetchLike = await startPageSandbox();
    await fetchLike(new Request('https://luka.invalid/__sandbox/payment?payment=x'));
    expect(sent).toMatchObject([
      { method: 'GET', url: `${document.location.origin}/__sandbox/payment?payment=x` },
    ]);
  });
});
