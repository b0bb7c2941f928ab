import { createRandom, type Random } from './random';
import { initialState, parseState, type SandboxState } from './state';

/** Persists the state across reloads; neither function may throw. */
export type SandboxStorage = { read: () => string | null; write: (text: string) => void };

/** Options of a store. `now` is the real clock in ms since 1970. */
export type StoreOptions = { now: () => number; seed: number; storage?: SandboxStorage };

/** Holds the state, the clock and the random generator. */
export class Store {
  state: SandboxState;
  private text: string | null = null;

  constructor(private readonly options: StoreOptions) {
    this.state = initialState(options.seed);
    this.load();
  }

  /** Milliseconds since 1970 by the sandbox's clock. */
  now(): number {
    return this.options.now() + this.state.clock_offset;
  }

  /** The random generator; its state is stored, so it continues after a reload. */
  random(): Random {
    return createRandom(this.state);
  }

  /**
   * Resets the state. The random generator continues, so that no token is given out twice; with a `seed` it
   * starts from that seed.
   */
  reset(seed?: number): void {
    const initial = initialState(seed ?? this.options.seed);
    this.state = seed === undefined ? { ...initial, random: this.state.random } : initial;
  }

  /** Sets the sandbox's clock to `now`, in ms since 1970. */
  setClock(now: number): void {
    this.state.clock_offset = now - this.options.now();
  }

  /** Reads what another tab has stored; invalid text is ignored and overwritten later. */
  load(): void {
    const text = this.options.storage?.read() ?? null;
    if (text === null || text === this.text) return;
    this.text = text;
    this.state = parseState(text) ?? this.state;
  }

  /** Stores the state, without the uploads: they are large, and only tests read them. */
  save(): void {
    if (!this.options.storage) return;
    const text = JSON.stringify({ ...this.state, uploads: [] });
    if (text === this.text) return;
    this.text = text;
    this.options.storage.write(text);
  }
}
