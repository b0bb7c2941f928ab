declare global {
  interface Window {
    /** Capacitor's own `native-bridge.js`, which has run before. */
    Capacitor?: {
      nativePromise(plugin: string, method: string, options: object): Promise<unknown>;
      fromNative(result: object): void;
    };
  }
}

const callPlugin = async (method: string): Promise<unknown> =>
  window.Capacitor?.nativePromise('Bench', method, {});

window.benchClient = {
  call: () => callPlugin('call'),
  async list() {
    const reply = await callPlugin('list');
    return (reply as { list: unknown[] }).list.length;
  },
};

export {};
