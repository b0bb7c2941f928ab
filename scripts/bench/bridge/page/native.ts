import { Crc32 } from '@/lib/bridge/crc32';
import { sampleMessages, samples } from '../samples';
import type { Bridge, ToPage } from './web-view';

// A worker: the app around the web view, which replies as each bridge's own does.

/** The length of the shell's chunks in UTF-16 units (`ChunkedReplies.kt`). */
const chunkLength = 256 * 1024;

// Before the first call: the time that an app takes to find its data is not measured.
const reply = JSON.stringify(samples.reply);
const permission = JSON.stringify(samples.permission);
const messages = sampleMessages(10_000);
const list = JSON.stringify(messages);
const lists: Readonly<Record<string, ChunkedList>> = { smsInfo: chunked(messages) };

/** The parts of a list, each as JSON, and the last chunk of its reply. */
type ChunkedList = { chunks: string[]; end: { total_count: number; checksum: string } };

function chunked(items: readonly unknown[]): ChunkedList {
  const text = JSON.stringify(items);
  const end = { total_count: items.length, checksum: checksumOf(text) };
  return { chunks: cut(text), end };
}

/** Cuts the list as the shell's core does. */
function cut(text: string): string[] {
  return Array.from({ length: Math.ceil(text.length / chunkLength) }, (_, index) =>
    JSON.stringify(text.slice(index * chunkLength, (index + 1) * chunkLength)),
  );
}

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
  const chunkedList = lists[String(event)];
  if (!chunkedList) {
    const data = event === 'permission' ? permission : reply;
    const json = `{"callbackId":"${callbackId}","data":${data}}`;
    return void evaluate('onMessage', JSON.stringify(json));
  }
  const { chunks, end } = chunkedList;
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
