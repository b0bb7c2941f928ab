import { Crc32 } from '@/lib/bridge/crc32';
import type { Bridge, ToPage } from './web-view';

// A worker: the app around the web view, which replies as each bridge's own does.

/** The length of the shell's chunks in UTF-16 units (`ChunkedReplies.kt`). */
const chunkLength = 256 * 1024;

// All of it is made before the first call: the time that an app takes to find its data is not measured.

/** About a kilobyte. */
const reply = JSON.stringify({ name: 'A contact of the phone '.repeat(43), phone: '+56912345678' });

/** Text messages of about 500 bytes of JSON each. */
const messages = Array.from({ length: 10_000 }, (_, index) => ({
  address: `+569${String(10_000_000 + index)}`,
  body: `Mensaje ${index}: su código es 123456. ${'No lo comparta con nadie. '.repeat(15)}`,
  date: '2026-07-25T10:00:00Z',
  type: 'inbox',
}));
const list = JSON.stringify(messages);

/** The list as the shell's core cuts it, each part as JSON, and the last chunk of its reply. */
const chunks = Array.from({ length: Math.ceil(list.length / chunkLength) }, (_, index) =>
  JSON.stringify(list.slice(index * chunkLength, (index + 1) * chunkLength)),
);
const end = { total_count: messages.length, checksum: checksumOf(list) };

function checksumOf(text: string): string {
  const checksum = new Crc32();
  checksum.update(new TextEncoder().encode(text));
  return checksum.digest();
}

type Message = Readonly<Record<string, unknown>>;

/** How each bridge's message is replied to; `send` resolves with what the page returns. */
const bridges: Record<Bridge, (message: Message) => void> = {
  Luka: (message) => replyAsShell(message),
  'Capacitor, message listener': (message) => send('listener', capacitorReply(message)),
  'Capacitor, evaluate': (message) =>
    send('run', `window.Capacitor.fromNative(${capacitorReply(message)})`),
  floor: ({ callbackId, event }) =>
    send('listener', `{"callbackId":${callbackId},"data":${dataOf(event)}}`),
};

/** As Capacitor's `MessageHandler.sendResponseMessage` writes it. */
function capacitorReply({ callbackId, pluginId, methodName }: Message): string {
  const head = JSON.stringify({ save: false, callbackId, pluginId, methodName, success: true });
  return `${head.slice(0, -1)},"data":${dataOf(methodName)}}`;
}

const dataOf = (name: unknown) => (name === 'list' ? `{"list":${list}}` : reply);

/** As `Bridge` and `ChunkedReplies` of the shell's core do: a reply is a string, a chunk an object. */
async function replyAsShell({ callbackId, event }: Message): Promise<void> {
  if (event !== 'smsInfo') {
    const json = `{"callbackId":"${callbackId}","data":${reply}}`;
    return void evaluate('onMessage', JSON.stringify(json));
  }
  for (const [index, data] of chunks.entries()) {
    const head = JSON.stringify({ callbackId, index });
    const isTaken = await evaluate('onChunk', `${head.slice(0, -1)},"data":${data}}`);
    if (isTaken !== true) throw new Error('a chunk was refused');
  }
  await evaluate('onChunk', JSON.stringify({ callbackId, index: chunks.length, ...end }));
}

/** The calls of the page's functions that have not returned, oldest first. */
const calls: ((result: unknown) => void)[] = [];

/** Calls a function of the page, and resolves with what it returns. */
function evaluate(name: 'onMessage' | 'onChunk', argument: string): Promise<unknown> {
  send('evaluate', `typeof window.${name}==='function'?window.${name}(${argument}):null`);
  return new Promise((resolve) => calls.push(resolve));
}

function send(way: ToPage[0], text: string): void {
  self.postMessage([way, text] satisfies ToPage);
}

const bridge = bridges[self.name as Bridge];
self.onmessage = ({ data }) => {
  if (typeof data === 'string') bridge(JSON.parse(data));
  else calls.shift()?.(data[0]);
};
