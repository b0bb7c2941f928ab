/** Statuses that `Response` accepts only without a body. */
const withoutBody = [204, 205, 304];

/**
 * `fetch` made of XMLHttpRequest, for the progress of an upload: calls `onProgress` with a fraction from
 * 0 to 1. Rejects with a `TypeError` where no answer came and with the signal's reason when aborted.
 */
export async function xhrFetch(
  request: Request,
  onProgress: (fraction: number) => void,
): Promise<Response> {
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
    xhr.onload = () => resolve(toResponse(xhr));
    xhr.onerror = () => reject(new TypeError('no answer'));
    xhr.onabort = () => reject(request.signal.reason);
    request.signal.addEventListener('abort', () => xhr.abort());
    xhr.send(body);
  });
}

function toResponse({ status, responseText }: { status: number; responseText: string }): Response {
  return new Response(withoutBody.includes(status) ? null : responseText, { status });
}
