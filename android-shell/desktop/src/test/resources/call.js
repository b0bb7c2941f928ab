// A minimal client of the bridge.
const meta = document.querySelector('meta[name="bridge-secret"]');
globalThis.secret = meta?.content;
meta?.remove();
const waiting = new Map();
const parts = new Map();
let count = 0;
window.onMessage = (text) => {
  const message = typeof text === 'string' ? JSON.parse(text) : text;
  const { callbackId, data, error } = message;
  const end = waiting.get(callbackId);
  if (!end) return false;
  waiting.delete(callbackId);
  end(error ? { error: error.code } : data);
  return true;
};
window.onChunk = (chunk) => {
  const { callbackId, data, total_count, checksum } = typeof chunk === 'string' ? JSON.parse(chunk) : chunk;
  if (!waiting.has(callbackId)) return false;
  if (data !== undefined) {
    parts.set(callbackId, [...(parts.get(callbackId) ?? []), data]);
    return true;
  }
  const text = (parts.get(callbackId) ?? []).join('');
  waiting.get(callbackId)({ text, chunks: parts.get(callbackId)?.length ?? 0, total_count, checksum });
  return true;
};
globalThis.call = (event, data, more = {}) =>
  new Promise((resolve) => {
    const callbackId = `test-${count++}`;
    waiting.set(callbackId, resolve);
    window.androidBridge.postMessage(JSON.stringify({ event, callbackId, data, ...more, secret }));
  });
