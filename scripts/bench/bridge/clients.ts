import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { samples } from './samples';
import { cutReply } from './shell-reply';
import type { WebViewPage } from './web-view';

/** A bridge under measurement. */
export interface BridgeClient {
  name: string;
  /** The scripts of the page, in order. */
  scripts: string[];
  /** Replies to a message of the page as the client's own shell does. */
  reply(view: WebViewPage, message: PageMessage): Promise<void>;
}

type PageMessage = Readonly<Record<string, unknown>>;

/** The bridges: this app's own, Capacitor's by either of its two ways back, and the least that a bridge can do. */
export async function createClients(packages: string): Promise<BridgeClient[]> {
  const capacitor = [
    readFileSync(`${packages}/${nativeBridge}`, 'utf8'),
    await bundle('page/capacitor.ts'),
  ];
  return [
    { name: 'Luka', scripts: [await bundle('page/luka.ts')], reply: replyToLuka },
    {
      name: 'Capacitor, message listener',
      scripts: capacitor,
      reply: (view, message) =>
        view.deliver('text => androidBridge.onmessage({ data: text })', capacitorReply(message)),
    },
    {
      name: 'Capacitor, evaluate',
      scripts: capacitor,
      reply: async (view, message) =>
        void (await view.evaluate(`window.Capacitor.fromNative(${capacitorReply(message)})`)),
    },
    {
      name: 'floor',
      scripts: [await bundle('page/floor.ts')],
      reply: (view, { callbackId, event }) =>
        view.deliver(
          'text => floorMessage(text)',
          JSON.stringify({
            callbackId,
            data: event === 'list' ? { list: samples.messages } : samples.reply,
          }),
        ),
    },
  ];
}

const nativeBridge = '@capacitor/android/capacitor/src/main/assets/native-bridge.js';

/** As Capacitor's `MessageHandler.sendResponseMessage` writes it. */
function capacitorReply({ callbackId, pluginId, methodName }: PageMessage): string {
  const data = methodName === 'list' ? { list: samples.messages } : samples.reply;
  return JSON.stringify({ save: false, callbackId, pluginId, methodName, success: true, data });
}

/** As `WebMessenger` and `ChunkedReplies` of the shell's core do. */
async function replyToLuka(view: WebViewPage, { callbackId, event }: PageMessage): Promise<void> {
  if (event !== 'smsInfo') {
    const text = JSON.stringify({ callbackId, data: samples.reply });
    await view.evaluate(call('onMessage', JSON.stringify(text)));
    return;
  }
  for (const chunk of cutReply(samples.messages)) {
    const isAccepted = await view.evaluate(
      call('onChunk', JSON.stringify({ callbackId, ...chunk })),
    );
    if (isAccepted !== true) throw new Error('a chunk was refused');
  }
}

const call = (name: string, argument: string) =>
  `typeof window.${name}==='function'?window.${name}(${argument}):null`;

async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`scripts/bench/bridge/${file}`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'chrome111',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
