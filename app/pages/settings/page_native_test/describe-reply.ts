import { BridgeError } from '@/lib/bridge/bridge-error';

/** How one try ended: `ms` from tap to answer, `bytes` of the answer's JSON in UTF-8. */
export type Outcome = {
  readonly ok: boolean;
  readonly ms: number;
  readonly bytes: number;
  readonly text: string;
};

/** As much of an answer as is shown: a list of messages has megabytes. */
const shownLength = 2_000;

/** Runs one try and tells how it ended; never rejects. */
export async function tryOut(run: () => Promise<unknown>): Promise<Outcome> {
  const start = performance.now();
  const since = () => Math.round(performance.now() - start);
  try {
    const reply = await run();
    const json = JSON.stringify(reply, hideSecrets, 2) ?? 'undefined';
    return {
      ok: true,
      ms: since(),
      bytes: byteLength(JSON.stringify(reply) ?? ''),
      text: cut(json),
    };
  } catch (error) {
    return { ok: false, ms: since(), bytes: 0, text: describeError(error) };
  }
}

/** A tester's screenshot must not carry a session away. */
function hideSecrets(key: string, value: unknown): unknown {
  if (/token|secret/i.test(key)) return '…';
  // The shell keeps its values as JSON text within JSON.
  return typeof value === 'string'
    ? value.replace(/("[^"]*token[^"]*"\s*:\s*)"[^"]*"/gi, '$1"…"')
    : value;
}

function describeError(error: unknown): string {
  if (error instanceof BridgeError) return `${error.code}: ${error.message}`;
  return String(error);
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

function cut(text: string): string {
  return text.length > shownLength ? `${text.slice(0, shownLength)}…` : text;
}
