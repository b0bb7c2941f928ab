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

/** A part of the list, as text and as JSON. */
type Chunk = { text: string; json: string };

/** A list and the last chunk of its reply. */
type ChunkedList = { chunks: Chunk[]; end: { total_count: number; checksum: string } };

function chunked(items: readonly unknown[]): ChunkedList {
  const text = JSON.stringify(items);
  const end = { total_count: items.length, checksum: checksumOf(text) };
  return { chunks: cut(text), end };
}

/** Cuts the list as the shell's core does. */
function cut(text: string): Chunk[] {
  return Array.from({ length: Math.ceil(text.length / chunkLength) }, (_, index) => {
    const chunk = text.slice(index * chunkLength, (index + 1) * chunkLength);
    return { text: chunk, json: JSON.stringify(chunk) };
  });
}

function checksumOf(text: string): string {
  const checksum = new Crc32();
  checksum.update(text);
  return checksum.digest();
}

type Message = Readonly<Record<string, unknown>>;

/** How each bridge's message is replied to; `send` resolves with what the page returns. */
const bridges: Record<Bridge, (message: Message) => void> = {
  'Luka, scripts': (message) => replyAsShell(message, scripts),
  'Luka, message channel': (message) => replyAsShell(message, channel ?? offerChannel()),
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

/** Posts a reply, or a chunk with its data, to the page, and resolves with what its function returns. */
type Post = {
  reply(json: string): Promise<unknown>;
  chunk(head: object, data?: Chunk): Promise<unknown>;
};

/** As `Bridge` and `ChunkedReplies` of the shell's core do. */
async function replyAsShell({ callbackId, event }: Message, post: Post): Promise<void> {
  const chunkedList = lists[String(event)];
  if (!chunkedList) {
    const data = event === 'permission' ? permission : reply;
    return void post.reply(`{"callbackId":"${callbackId}","data":${data}}`);
  }
  const { chunks, end } = chunkedList;
  for (const [index, chunk] of chunks.entries()) {
    if (String(await post.chunk({ callbackId, index }, chunk)) !== 'true')
      throw new Error('a chunk was refused');
  }
  await post.chunk({ callbackId, index: chunks.length, ...end });
}

/** The posts to the page whose result has not arrived, oldest first. */
const posts: ((result: unknown) => void)[] = [];
const nextResult = () => new Promise<unknown>((resolve) => posts.push(resolve));

function evaluate(name: 'onMessage' | 'onChunk', argument: string): Promise<unknown> {
  send('evaluate', `typeof window.${name}==='function'?window.${name}(${argument}):null`);
  return nextResult();
}

/** As `WebMessenger` does without a channel: a reply as a string, a chunk as an object. */
const scripts: Post = {
  reply: (json) => evaluate('onMessage', JSON.stringify(json)),
  chunk(head, data) {
    const json = JSON.stringify(head);
    return evaluate('onChunk', data ? `${json.slice(0, -1)},"data":${data.json}}` : json);
  },
};

let channel: Post | undefined;

/** Offers the page a message channel and returns what replies until it has accepted it. */
function offerChannel(): Post {
  const { port1, port2 } = new MessageChannel();
  const post = (text: string) => {
    port1.postMessage(text);
    return nextResult();
  };
  port1.onmessage = ({ data }) => {
    if (data !== 'ready') {
      for (const result of String(data).split(',')) posts.shift()?.(result);
      return;
    }
    channel = {
      reply: (json) => post(`onMessage:${json}`),
      chunk: (head, data) => post(`onChunk:${JSON.stringify(head)}${data ? `\n${data.text}` : ''}`),
    };
  };
  send('post', 'channel:0123456789abcdef', [port2]);
  return scripts;
}

function send(way: ToPage[0], text: string, ports: MessagePort[] = []): void {
  self.postMessage([way, text] satisfies ToPage, { transfer: ports });
}

const bridge = bridges[self.name as Bridge];
self.onmessage = ({ data }) => {
  if (typeof data === 'string') bridge(JSON.parse(data));
  else posts.shift()?.(data[0]);
};
