import type { Body, Path } from '@/lib/api/contract';
import { config } from '@/lib/config';

/** Where calls are sent, from which origin, and as whom. */
export type Caller = { baseUrl: string; origin: string; token: string };

/** One call to send. */
export type Call<P extends Path = Path> = { path: P; body: Body<P> };

/** What came back: `json` is unchecked; `failure` says why there is none. */
export type Response = {
  path: Path;
  json: unknown;
  /** Headers of the response, lower case. */
  headers: Headers;
  status: number;
  /** The origin that the call was sent from. */
  origin: string;
  failure?: string;
};

/** The headers of every call, by their names on the wire (product.md section 7). */
export function callHeaders(token: string): Record<string, string> {
  return {
    language: 'es',
    'app-name': config.name,
    version: `${config.appVersion}.${config.webBuild}`,
    'version-code': config.versionCode,
    'content-type': 'application/json',
    ...(token ? { token } : {}),
  };
}

/** Sends one call as the app does. Never rejects. */
export async function callServer<P extends Path>(
  { baseUrl, origin, token }: Caller,
  { path, body }: Call<P>,
): Promise<Response> {
  const sent = { path, origin, json: undefined, headers: new Headers(), status: 0 };
  try {
    const response = await fetch(`${baseUrl}/${path}`, {
      method: 'POST',
      headers: { ...callHeaders(token), origin },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    const read = { ...sent, headers: response.headers, status: response.status };
    try {
      return { ...read, json: JSON.parse(text) };
    } catch {
      return { ...read, failure: `status ${response.status}, ${text.length} characters, not JSON` };
    }
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.cause ?? cause) : cause;
    return { ...sent, failure: `no response: ${String(reason)}` };
  }
}
