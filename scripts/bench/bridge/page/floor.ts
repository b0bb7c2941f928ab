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

const onmessage = (event: { data: string }) => {
  const { callbackId, data } = JSON.parse(event.data);
  waiting.get(callbackId)?.(data);
  waiting.delete(callbackId);
};
Object.assign(window.androidBridge ?? {}, { onmessage });

window.benchClient = {
  call: () => callShell('call'),
  async list() {
    const reply = await callShell('list');
    return (reply as { list: unknown[] }).list.length;
  },
};

export {};
