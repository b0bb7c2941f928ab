import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { diary } from '@/e2e/driver/record/diary';
import type { Sandbox } from '@/lib/sandbox/create-sandbox';
import { createNodeSandbox, type NodeSandbox } from '@/lib/sandbox/entry-node';
import { errorRowOf } from './error-row';

type Running = { url: string; sandbox: NodeSandbox };

let running: Promise<Running> | undefined;

/** The port that the Android builds of `.detoxrc.js` know, by `adb reverse`; the desktop takes any. */
const androidPort = 3000;

/**
 * The address of this process's sandbox, as it is new: one server for all spec files, with nothing of the
 * file before in it. What it answers is measured for the table of coverage.
 */
export async function startSandbox(isAndroid: boolean): Promise<string> {
  running ??= start(isAndroid);
  const { url, sandbox } = await running;
  await sandbox.sandbox.handle(new Request(`${url}/__sandbox/reset`, { method: 'POST' }));
  return url;
}

async function start(isAndroid: boolean): Promise<Running> {
  const sandbox = createNodeSandbox();
  measure(sandbox.sandbox);
  const server = createServer((request, response) => {
    if (isAndroid && letPhoneIn(request, response)) return;
    sandbox.handle(request, response).catch(() => response.destroy());
  });
  // A browser sends a call again by itself where a kept connection breaks: a dropped one is to be felt.
  server.maxRequestsPerSocket = 1;
  server.unref();
  return { url: await listen(server, isAndroid ? androidPort : 0), sandbox };
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`);
    });
  });
}

/**
 * The app on a phone is of another origin than the sandbox: it may call all the same. True where the question
 * whether it may was all there was.
 */
function letPhoneIn({ method }: IncomingMessage, response: ServerResponse): boolean {
  response.setHeader('access-control-allow-origin', 'https://app.luka.local');
  response.setHeader('access-control-allow-headers', '*');
  response.setHeader('access-control-allow-private-network', 'true');
  if (method !== 'OPTIONS') return false;
  response.writeHead(204).end();
  return true;
}

/** Writes down which row of the error catalogue each answer to a call is. */
function measure(sandbox: Sandbox): void {
  const { answer } = sandbox;
  sandbox.answer = async (request) => {
    const outcome = await answer(request);
    const [, path] = /^\/api\/(.+)$/.exec(new URL(request.url).pathname) ?? [];
    if (path) diary.reached('error', await errorRowOf(path, outcome));
    return outcome;
  };
}
