import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Sandbox } from '@/lib/sandbox/create-sandbox';
import { createNodeSandbox } from '@/lib/sandbox/entry-node';
import type { ScenarioName } from '@/lib/sandbox/scenarios';
import { closeServer, listenOn } from '../serve/listen';
import type { ProbeLine } from './check-reply';

/** The origin that the app's calls have. */
export const origin = 'https://app.luka.local';

const allowed = 'app-name,content-type,language,token,version,version-code';

/** How a server misbehaves. */
export type Faults = {
  /** What the preflight allows; empty: no CORS at all. */
  allowHeaders?: string;
  /** The headers that CORS lets the page read. */
  exposed?: string;
  /** Changes the body of a call to this path before the sandbox gets it. */
  receive?: (path: string, text: string) => string;
  /** Changes the text of a reply to this path. */
  change?: (path: string, text: string) => string;
};

/** A server to probe, and the token of its user. */
export type Probed = {
  sandbox: Sandbox;
  baseUrl: string;
  token: string;
  close: () => Promise<void>;
};

/** Serves a sandbox with CORS, as a real server is reached, with a user in a scenario. */
export async function serveProbed(scenario: ScenarioName, faults: Faults = {}): Promise<Probed> {
  const { allowHeaders = allowed, exposed = 'Date' } = faults;
  const { receive = (_, text) => text, change = (_, text) => text } = faults;
  const { sandbox } = createNodeSandbox();
  const { token } = sandbox.control.scenario(scenario);
  async function respond(request: IncomingMessage, response: ServerResponse) {
    if (allowHeaders) response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-expose-headers', exposed);
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', allowHeaders);
      response.setHeader('access-control-max-age', '86400');
      return void response.writeHead(204).end();
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const path = (request.url ?? '').replace('/v1/', '');
    const headers = { token: String(request.headers.token ?? ''), language: 'es' };
    const url = `http://127.0.0.1/api/${path}`;
    const body = receive(path, Buffer.concat(chunks).toString());
    const reply = await sandbox.fetch(new Request(url, { method: 'POST', headers, body }));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(change(path, await reply.text()));
  }
  const server = createServer((request, response) => void respond(request, response));
  const url = await listenOn(server, 0);
  return { sandbox, token, baseUrl: `${url}/v1`, close: () => closeServer(server) };
}

/** All lines of a probe. */
export async function allOf(lines: AsyncIterable<ProbeLine>): Promise<ProbeLine[]> {
  const all: ProbeLine[] = [];
  for await (const line of lines) all.push(line);
  return all;
}
