import { BridgeError } from './bridge-error';

/** How long a call may take, in ms (contract.md section 4). */
export const timeouts = { standard: 15_000, userAction: 600_000 } as const;

/** How the caller learns of the end of its call. */
interface Ending {
  resolve(reply: unknown): void;
  reject(error: BridgeError): void;
}

/** All calls that have not ended. One timer serves them: it fires at the earliest deadline. */
const openCalls = new Set<OpenCall>();
let timer: ReturnType<typeof setTimeout> | undefined;
let firesAt = Number.POSITIVE_INFINITY;

/** A call, which ends once: with a reply, an error, its deadline (the standard one at first) or its signal. */
export class OpenCall {
  readonly event: string;
  /** When the deadline is, on the clock of `performance.now()`. */
  endsAt: number;
  readonly #latest: number;
  readonly #caller: AbortSignal | undefined;
  readonly #ending: Ending;
  #onEnd: (() => void) | undefined;

  constructor(event: string, caller: AbortSignal | undefined, ending: Ending) {
    const now = performance.now();
    this.event = event;
    this.endsAt = now + timeouts.standard;
    this.#latest = now + timeouts.userAction;
    this.#caller = caller;
    this.#ending = ending;
    openCalls.add(this);
    wakeAt(this.endsAt);
    caller?.addEventListener('abort', this.#cancel);
    if (caller?.aborted) this.#cancel();
  }

  get isOver(): boolean {
    return !openCalls.has(this);
  }

  /** Restarts the deadline; no call takes longer than `timeouts.userAction` in total. */
  extend(milliseconds: number): void {
    this.endsAt = Math.min(performance.now() + milliseconds, this.#latest);
    wakeAt(this.endsAt);
  }

  /** Runs `work` when the call ends, in whatever way. */
  onEnd(work: () => void): void {
    this.#onEnd = work;
  }

  resolve(reply: unknown): void {
    if (this.#end()) this.#ending.resolve(reply);
  }

  reject(error: unknown): void {
    if (this.#end()) this.#ending.reject(this.#toBridgeError(error));
  }

  readonly #cancel = () => {
    const { event } = this;
    this.reject(new BridgeError('cancelled', `${event}: cancelled by the page`, { event }));
  };

  #end(): boolean {
    if (!openCalls.delete(this)) return false;
    if (openCalls.size === 0) stopTimer();
    this.#caller?.removeEventListener('abort', this.#cancel);
    this.#onEnd?.();
    return true;
  }

  #toBridgeError(error: unknown): BridgeError {
    if (error instanceof BridgeError) return error;
    const { event } = this;
    return new BridgeError('failed', `${event}: ${String(error)}`, { event });
  }
}

function wakeAt(time: number): void {
  if (time >= firesAt) return;
  clearTimeout(timer);
  firesAt = time;
  timer = setTimeout(endOverdue, time - performance.now());
}

function stopTimer(): void {
  clearTimeout(timer);
  firesAt = Number.POSITIVE_INFINITY;
}

function endOverdue(): void {
  firesAt = Number.POSITIVE_INFINITY;
  const now = performance.now();
  let next = Number.POSITIVE_INFINITY;
  for (const call of openCalls) {
    const { event, endsAt } = call;
    if (endsAt > now) next = Math.min(next, endsAt);
    else call.reject(new BridgeError('timeout', `${event}: no reply in time`, { event }));
  }
  wakeAt(next);
}
