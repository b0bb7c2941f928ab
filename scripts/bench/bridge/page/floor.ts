declare global {
  interface Window {
    floorMessage?: (text: string) => void;
  }
}

const waiting = new Map<number, (data: unknown) => void>();
let count = 0;

function callShell(event: string): Promise<unknown> {
  count += 1;
  const callbackId = count;
  return new Promise((resolve) => {
    waiting.set(callbackId, resolve);
    window.androidBridge?.postMessage(JSON.stringify({ event, callbackId }));
  });
}

window.floorMessage = (text) => {
  const { callbackId, data } = JSON.parse(text);
  waiting.get(callbackId)?.(data);
  waiting.delete(callbackId);
};

window.benchClient = {
  call: () => callShell('call'),
  async list() {
    const reply = await callShell('list');
    return (reply as { list: unknown[] }).list.length;
  },
};

export {};
