import { type FetchLike, replacedFetch } from './transport';

/** Called with the part of the body that was sent, from 0 to 1. */
export type OnProgress = (fraction: number) => void;

/**
 * The current transport. With `onProgress` the browser's is XMLHttpRequest, as `fetch` reports no upload
 * progress over HTTP/1.1; a replacement reports 1 once, with the response.
 */
export function getFetch(onProgress?: OnProgress): FetchLike {
  const replaced = replacedFetch();
  if (replaced) {
    return async (request) => {
      const response = await (await replaced)(request);
      onProgress?.(1);
      return response;
    };
  }
  if (onProgress) return (request) => xhrFetch(request, onProgress);
  // biome-ignore lint/style/noRestrictedGlobals: this is the one place that may use the network
  return (request) => fetch(request);
}

/** Statuses with which `Response` accepts no body. */
const bodylessStatuses = [204, 205, 304];

/**
 * `fetch` on XMLHttpRequest, for the progress of an upload. Rejects with a `TypeError` without a response,
 * and with the signal's reason when aborted.
 */
export async function xhrFetch(request: Request, onProgress: OnProgress): Promise<Response> {
  const body = await request.text();
  request.signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    // biome-ignore lint/style/noRestrictedGlobals: fetch reports no upload progress
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    request.headers.forEach((value, name) => {
      xhr.setRequestHeader(name, value);
    });
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    xhr.onload = () => resolve(toResponse(xhr, xhr.getAllResponseHeaders()));
    xhr.onerror = () => reject(new TypeError('no response'));
    xhr.onabort = () => reject(request.signal.reason);
    request.signal.addEventListener('abort', () => xhr.abort());
    xhr.send(body);
  });
}

type Received = { status: number; responseText: string };

/** `headerLines` as XMLHttpRequest returns them: the headers that CORS lets the page read. */
function toResponse({ status, responseText }: Received, headerLines: string): Response {
  const headers = headerLines.split('\r\n').flatMap((line): [string, string][] => {
    const [, name, value] = /^(.+?): (.*)$/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [[name, value]];
  });
  return new Response(bodylessStatuses.includes(status) ? null : responseText, { status, headers });
}
