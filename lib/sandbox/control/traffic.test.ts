import { Traffic } from './traffic';

test('a call is logged with its body at once, and with its reply when it ends', async () => {
  const traffic = new Traffic();
  const end = traffic.startCall('app/home', '{"a":1}');
  expect(traffic.calls).toEqual([
    { id: 1, at: expect.any(String), path: 'app/home', body: { a: 1 } },
  ]);
  await end({ kind: 'response', response: Response.json({ code: 0 }, { status: 202 }) });
  expect(traffic.calls[0]?.end).toEqual({
    kind: 'response',
    status: 202,
    reply: { code: 0 },
    ms: expect.any(Number),
  });
});

test('the reader of a reply still gets it after it was logged', async () => {
  const response = Response.json({ code: 0 });
  await new Traffic().startCall('app/home', '{}')({ kind: 'response', response });
  expect(await response.json()).toEqual({ code: 0 });
});

test('a call without a response has none', async () => {
  const traffic = new Traffic();
  await traffic.startCall('app/home', '')({ kind: 'drop' });
  expect(traffic.calls[0]?.end).toEqual({ kind: 'drop', ms: expect.any(Number) });
});

test('a reply that is no JSON is logged as text', async () => {
  const traffic = new Traffic();
  await traffic.startCall('app/home', '{}')({ kind: 'response', response: new Response('<html>') });
  expect(traffic.calls[0]?.end?.reply).toBe('<html>');
});

test('a long text anywhere in a body is cut, and its length is named', () => {
  const traffic = new Traffic();
  traffic.startCall(
    'app/upload_image_info',
    JSON.stringify({ list: [{ image: 'x'.repeat(5000) }] }),
  );
  expect(traffic.calls[0]?.body).toEqual({
    list: [{ image: `${'x'.repeat(60)}… (5000 characters)` }],
  });
});

test('the oldest of more than 200 calls and of more than 200 messages is dropped', () => {
  const traffic = new Traffic();
  for (let count = 0; count < 201; count += 1) {
    traffic.startCall(`call/${count}`, '');
    traffic.addMessage({ from: 'page', message: { count } });
  }
  expect(traffic.calls).toHaveLength(200);
  expect(traffic.calls[0]?.path).toBe('call/1');
  expect(traffic.bridge).toHaveLength(200);
  expect(traffic.bridge[0]?.message).toEqual({ count: 1 });
});
