/** By then a message has reached the other tabs, in ms. */
const messageMs = 100;

/**
 * Runs `send` in one tab of this browser at a time. Tabs that ask for the same `name` meanwhile wait, and resolve with
 * its reply; where it fails, the next one sends. A browser without locks (a page without https, a user who lets no site
 * store anything) just sends.
 */
export async function inOneTab<T>(name: string, send: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return send();
  const channel = new BroadcastChannel(name);
  let heard: { reply: T } | undefined;
  let hasLock = false;
  channel.onmessage = ({ data }: MessageEvent<{ reply: T }>) => {
    heard = data;
  };
  return new Promise<T>((resolve, reject) => {
    void navigator.locks
      .request(name, async () => {
        hasLock = true;
        if (heard) return resolve(heard.reply);
        const reply = await send();
        resolve(reply);
        channel.postMessage({ reply });
        await new Promise((done) => setTimeout(done, messageMs));
      })
      .catch((error) => (hasLock ? reject(error) : resolve(send())))
      .finally(() => channel.close());
  });
}
