import { nextTask } from './next-task';
import { isMessage, maxMessageLength } from './receive';

const messageName = 'onMessage:';
const chunkName = 'onChunk:';

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
    if (results.length > 0) port.postMessage(results.join());
    results = [];
  };
  port.onmessage = ({ data }) => {
    results.push(deliver(data));
    // The shell sends the next chunk when it has the result of the last one.
    if (isChunk(data)) post();
    else if (results.length === 1) void nextTask().then(post);
  };
}

function deliver(text: unknown): boolean {
  if (typeof text !== 'string') return false;
  if (isChunk(text)) return window.onChunk?.(chunkOf(text.slice(chunkName.length))) === true;
  return (
    text.startsWith(messageName) && window.onMessage?.(text.slice(messageName.length)) === true
  );
}

function isChunk(text: unknown): boolean {
  return typeof text === 'string' && text.startsWith(chunkName);
}

/**
 * A chunk whose `data` is the text after the first line; where there is one line only, the JSON text itself. A text that
 * is too long stays one too, as the function of the window reports it to the call.
 */
function chunkOf(text: string): unknown {
  const end = text.length > maxMessageLength ? -1 : text.indexOf('\n');
  if (end < 0) return text;
  const chunk = parse(text.slice(0, end));
  return isMessage(chunk) ? { ...chunk, data: text.slice(end + 1) } : undefined;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
