import { nextTask } from './next-task';

const names = ['onMessage', 'onChunk'] as const;

/**
 * Accepts the message channel that the shell offers to the document with this secret: it carries the arguments of the
 * window's two functions, which an evaluated script would carry otherwise (PROTOCOL.md, "Message channel").
 */
export function acceptMessageChannel(secret: string): void {
  window.addEventListener('message', ({ data, ports: [port] }) => {
    // Any frame may post a message to this window, but knows no secret.
    if (data !== `channel:${secret}` || !port) return;
    serve(port);
    port.postMessage('ready');
  });
}

/** Posts the results of messages that arrive together in one, as posting takes longer than handling a short one. */
function serve(port: MessagePort): void {
  let results: boolean[] = [];
  const post = () => {
    port.postMessage(results.join());
    results = [];
  };
  port.onmessage = ({ data }) => {
    results.push(deliver(data));
    if (results.length === 1) void nextTask().then(post);
  };
}

function deliver(text: unknown): boolean {
  if (typeof text !== 'string') return false;
  const name = names.find((each) => text.startsWith(`${each}:`));
  return name !== undefined && window[name]?.(text.slice(name.length + 1)) === true;
}
