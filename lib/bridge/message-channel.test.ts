import { acceptMessageChannel } from './message-channel';
import { maxMessageLength, registerReceiver } from './receive';

const secret = '0123456789abcdef';

/** The page's end of a channel, which jsdom lacks. */
function createPort() {
  const posted: unknown[] = [];
  const port = {
    onmessage: undefined as ((message: { data: unknown }) => void) | undefined,
    postMessage: (data: unknown) => posted.push(data),
  };
  return { port, posted, send: (data: unknown) => port.onmessage?.({ data }) };
}

/** The results are posted in a later task. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A frame, or the shell, posts a message to the window. */
function post(data: unknown, ports: readonly unknown[] = []): void {
  window.dispatchEvent(Object.assign(new Event('message'), { data, ports }));
}

function receive(id: string) {
  const receiver = { onReply: jest.fn(), onChunk: jest.fn(() => true), onTooLarge: jest.fn() };
  registerReceiver(id, receiver);
  return receiver;
}

acceptMessageChannel(secret);

test.each([
  ['another secret', 'channel:0123456789abcdeg'],
  ['no secret', 'channel:'],
  ['the secret alone', secret],
  ['an object', { channel: secret }],
  ['nothing', undefined],
])('ignores an offer with %s', (_, offer) => {
  const { port, posted, send } = createPort();
  const { onReply } = receive('a');
  post(offer, [port]);
  send('onMessage:{"callbackId":"a","data":1}');
  expect(posted).toEqual([]);
  expect(onReply).not.toHaveBeenCalled();
});

test('ignores an offer without a port', () => {
  expect(() => post(`channel:${secret}`)).not.toThrow();
});

test('accepts the offer, handles what it carries as the functions of the window do, and posts their results', async () => {
  const { port, posted, send } = createPort();
  post(`channel:${secret}`, [port]);
  expect(posted).toEqual(['ready']);
  const { onReply, onChunk } = receive('a');
  send('onChunk:{"callbackId":"a","index":0,"data":"onMessage:"}');
  expect(onChunk).toHaveBeenCalledWith({ callbackId: 'a', index: 0, data: 'onMessage:' });
  await nextTask();
  send('onMessage:{"callbackId":"a","data":{"name":"Ana"}}');
  expect(onReply).toHaveBeenCalledWith({ callbackId: 'a', data: { name: 'Ana' } });
  await nextTask();
  send('onMessage:{"callbackId":"a","data":{"name":"Ana"}}');
  expect(onReply).toHaveBeenCalledTimes(1);
  await nextTask();
  expect(posted).toEqual(['ready', 'true', 'true', 'false']);
});

test('hands over a chunk whose text follows the first line as it is, and posts its result at once', () => {
  const { port, posted, send } = createPort();
  post(`channel:${secret}`, [port]);
  const { onChunk } = receive('a');
  const data = '[{"body":"\\"Hola\\"\n ñ 😀"}\n';
  send(`onChunk:{"callbackId":"a","index":0}\n${data}`);
  expect(onChunk).toHaveBeenCalledWith({ callbackId: 'a', index: 0, data });
  send('onChunk:{"callbackId":"a","index":1}\n');
  expect(onChunk).toHaveBeenLastCalledWith({ callbackId: 'a', index: 1, data: '' });
  expect(posted).toEqual(['ready', 'true', 'true']);
});

test('posts the results of replies before that of a chunk that follows them', async () => {
  const { port, posted, send } = createPort();
  post(`channel:${secret}`, [port]);
  for (const id of ['a', 'b']) receive(id);
  send('onMessage:{"callbackId":"unknown","data":1}');
  send('onChunk:{"callbackId":"a","index":0}\n[]');
  send('onMessage:{"callbackId":"b","data":1}');
  await nextTask();
  expect(posted).toEqual(['ready', 'false,true', 'true']);
});

test('reports a chunk that is too long to its call', () => {
  const { port, posted, send } = createPort();
  post(`channel:${secret}`, [port]);
  const { onChunk, onTooLarge } = receive('a');
  send(`onChunk:{"callbackId":"a","index":0}\n${'x'.repeat(maxMessageLength)}`);
  expect(onTooLarge).toHaveBeenCalledTimes(1);
  expect(onChunk).not.toHaveBeenCalled();
  expect(posted).toEqual(['ready', 'false']);
});

test('hands over a chunk of just the longest length', () => {
  const { port, posted, send } = createPort();
  post(`channel:${secret}`, [port]);
  const { onChunk, onTooLarge } = receive('a');
  const head = '{"callbackId":"a","index":0}\n';
  const data = 'x'.repeat(maxMessageLength - head.length);
  send(`onChunk:${head}${data}`);
  expect(onTooLarge).not.toHaveBeenCalled();
  expect(onChunk.mock.calls).toEqual([[{ callbackId: 'a', index: 0, data }]]);
  expect(posted).toEqual(['ready', 'true']);
});

test('posts the results of messages that arrive together in one, in their order', async () => {
  const { port, posted, send } = createPort();
  post(`channel:${secret}`, [port]);
  for (const id of ['a', 'b']) receive(id);
  for (const id of ['a', 'unknown', 'b']) send(`onMessage:{"callbackId":"${id}","data":1}`);
  expect(posted).toEqual(['ready']);
  await nextTask();
  expect(posted).toEqual(['ready', 'true,false,true']);
});

test('calls the function that the window has by then, as a script would', async () => {
  const { port, posted, send } = createPort();
  post(`channel:${secret}`, [port]);
  const observed = jest.spyOn(window, 'onMessage').mockReturnValue(true);
  send('onMessage:{"event":"pause"}');
  expect(observed).toHaveBeenCalledWith('{"event":"pause"}');
  observed.mockRestore();
  Reflect.deleteProperty(window, 'onMessage');
  send('onMessage:{"event":"pause"}');
  await nextTask();
  expect(posted).toEqual(['ready', 'true,false']);
});

test('refuses a chunk while the window has no function for it, as a script would', () => {
  const { port, posted, send } = createPort();
  post(`channel:${secret}`, [port]);
  Reflect.deleteProperty(window, 'onChunk');
  send('onChunk:{"callbackId":"a","index":0}\n[]');
  expect(posted).toEqual(['ready', 'false']);
});

test.each([
  ['of another function', 'postMessage:{"callbackId":"a","data":1}'],
  ['without a function', '{"callbackId":"a","data":1}'],
  ['that is not JSON', 'onMessage:{'],
  ['that is no text', { onMessage: { callbackId: 'a', data: 1 } }],
  ['that is empty', ''],
  ['with a first line that is not JSON', 'onChunk:{"callbackId":"a"\n[]'],
  ['with a first line that is no object', 'onChunk:"a"\n[]'],
  ['with an empty first line', 'onChunk:\n{"callbackId":"a","index":0,"data":"[]"}'],
  ['for a reply on two lines', 'onMessage:{"callbackId":"a"}\n1'],
])('refuses a message %s', async (_, text) => {
  const { port, posted, send } = createPort();
  post(`channel:${secret}`, [port]);
  const { onReply, onChunk } = receive('a');
  send(text);
  await nextTask();
  expect(onReply).not.toHaveBeenCalled();
  expect(onChunk).not.toHaveBeenCalled();
  expect(posted).toEqual(['ready', 'false']);
});

test('accepts a later offer too, and goes on with the earlier one', async () => {
  const [first, second] = [createPort(), createPort()];
  post(`channel:${secret}`, [first.port]);
  post(`channel:${secret}`, [second.port]);
  for (const { send } of [first, second]) {
    receive('a');
    send('onMessage:{"callbackId":"a","data":1}');
  }
  await nextTask();
  expect([first.posted, second.posted]).toEqual([
    ['ready', 'true'],
    ['ready', 'true'],
  ]);
});
