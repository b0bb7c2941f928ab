import { Crc32 } from '@/lib/bridge/crc32';
import { samples } from '../samples';
import type { Bridge, ToPage } from './web-view';

// A worker: the app around the web view, which replies as each bridge's own does.

/** The length of the shell's chunks in UTF-16 units (`ChunkedReplies.kt`). */
const chunkLength = 64 * 1024;

// Before the first call: the time that an app takes to find its data is not measured.
const reply = JSON.stringify(samples.reply);
const list = JSON.stringify(samples.messages);
const chunks = cut(list);

/** The text between two chunks' callback ids, as the shell's core cuts the list. */
function cut(text: string): string[] {
  const checksum = new Crc32();
  checksum.update(text);
  const all: string[] = [];
  for (let at = 0; at < text.length; at += chunkLength) {
    const data = JSON.stringify(text.slice(at, at + chunkLength));
    all.push(`"index":${all.length},"data":${data}}`);
  }
  const end = {
    index: all.length,
    total_count: samples.messages.length,
    checksum: checksum.digest(),
  };
  return [...all, JSON.stringify(end).slice(1)];
}

type Message = Readonly<Record<string, unknown>>;

/** How each bridge's message is replied to; `send` resolves with what the page returns. */
const bridges: Record<Bridge, (message: Message) => void> = {
  'Luka, scripts': (message) => replyAsShell(message, evaluate),
  'Luka, message channel': (message) => replyAsShell(message, channel?.post ?? offerChannel()),
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

type Post = (name: 'onMessage' | 'onChunk', text: string) => Promise<unknown>;

/** As `Bridge` and `ChunkedReplies` of the shell's core do. */
async function replyAsShell({ callbackId, event }: Message, post: Post): Promise<void> {
  const head = `{"callbackId":"${callbackId}",`;
  if (event !== 'smsInfo') return void post('onMessage', `${head}"data":${reply}}`);
  for (const chunk of chunks) {
    if (String(await post('onChunk', head + chunk)) !== 'true')
      throw new Error('a chunk was refused');
  }
}

/** The posts to the page whose result has not arrived, oldest first. */
const posts: ((result: unknown) => void)[] = [];
const nextResult = () => new Promise<unknown>((resolve) => posts.push(resolve));

/** As `WebMessenger` does: a reply as a string, a chunk as an object. */
const evaluate: Post = (name, text) => {
  const argument = name === 'onMessage' ? JSON.stringify(text) : text;
  send('evaluate', `typeof window.${name}==='function'?window.${name}(${argument}):null`);
  return nextResult();
};

let channel: { post: Post } | undefined;

/** Offers the page a message channel and returns what replies until it has accepted it. */
function offerChannel(): Post {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    if (data !== 'ready') {
      for (const result of String(data).split(',')) posts.shift()?.(result);
      return;
    }
    channel = {
      post(name, text) {
        port1.postMessage(`${name}:${text}`);
        return nextResult();
      },
    };
  };
  send('post', 'channel:0123456789abcdef', [port2]);
  return evaluate;
}

function send(way: ToPage[0], text: string, ports: MessagePort[] = []): void {
  self.postMessage([way, text] satisfies ToPage, { transfer: ports });
}

const bridge = bridges[self.name as Bridge];
self.onmessage = ({ data }) => {
  if (typeof data === 'string') bridge(JSON.parse(data));
  else posts.shift()?.(data[0]);
};
