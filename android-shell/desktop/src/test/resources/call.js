// A minimal client of the bridge.
const meta = document.querySelector('meta[name="bridge-secret"]');
globalThis.secret = meta?.content;
meta?.remove();
const waiting = new Map();
let count = 0;
window.onMessage = (text) => {
  const { callbackId, data } = typeof text === 'string' ? JSON.parse(text) : text;
  const end = waiting.get(callbackId);
  waiting.delete(callbackId);
  end?.(data);
  return end !== undefined;
};
globalThis.call = (event) =>
  new Promise((resolve) => {
    const callbackId = `test-${count++}`;
    waiting.set(callbackId, resolve);
    window.androidBridge.postMessage(JSON.stringify({ event, callbackId, secret }));
  });
