import * as v from 'valibot';
import type { Outcome } from './faults';

/** How a call ended; `status` and `reply` only if there was a response, `reply` as text if it is no JSON. */
type CallEnd = { kind: Outcome['kind']; status?: number; reply?: unknown; ms: number };

/**
 * A call as the sandbox has received it at `at` by this machine's clock, ISO 8601; long texts are shortened. `end` is
 * missing while it is pending.
 */
export type LoggedCall = { id: number; at: string; path: string; body?: unknown; end?: CallEnd };

/** Body of `POST /__sandbox/bridge`: a message of the page to the shell, or of the shell to the page. */
export const bridgeBody = v.object({ from: v.picklist(['page', 'shell']), message: v.unknown() });

/** A message of the bridge. */
export type BridgeMessage = v.InferOutput<typeof bridgeBody> & { id: number; at: string };

/** How many calls and how many messages are kept. */
const limit = 200;
const longestText = 300;

/** What the app has sent to the sandbox, and the bridge's messages that were reported to it; both oldest first. */
export class Traffic {
  readonly calls: LoggedCall[] = [];
  readonly bridge: BridgeMessage[] = [];
  private lastId = 0;

  /** Logs a call of a path of the contract; the returned function logs how it ended. */
  startCall(path: string, body: string): (outcome: Outcome) => Promise<void> {
    const begun = Date.now();
    const call: LoggedCall = { ...this.entry(), path, body: parsed(body) };
    append(this.calls, call);
    return async (outcome) => {
      call.end = { kind: outcome.kind, ms: Date.now() - begun };
      if (outcome.kind !== 'response') return;
      call.end.status = outcome.response.status;
      call.end.reply = parsed(await outcome.response.clone().text());
    };
  }

  /** Logs a message of the bridge, and returns it. */
  addMessage({ from, message }: v.InferOutput<typeof bridgeBody>): BridgeMessage {
    const logged = { ...this.entry(), from, message: shortened(message) };
    append(this.bridge, logged);
    return logged;
  }

  private entry(): { id: number; at: string } {
    this.lastId += 1;
    return { id: this.lastId, at: new Date().toISOString() };
  }
}

function append<T>(list: T[], entry: T): void {
  list.push(entry);
  if (list.length > limit) list.shift();
}

/** The JSON of a text, or the text. */
function parsed(text: string): unknown {
  try {
    return shortened(JSON.parse(text));
  } catch {
    return shortened(text);
  }
}

/** The value with its long texts, such as photos, cut. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') {
    if (value.length <= longestText) return value;
    return `${value.slice(0, 60)}… (${value.length} characters)`;
  }
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shortened(each)]));
}
