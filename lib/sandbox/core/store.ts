import { createRandom, type Random } from './random';
import { freshState, readState, type SandboxState } from './sandbox-state';

/** Where a sandbox keeps its state between two lives; neither may throw. */
export type SandboxStorage = { read: () => string | null; write: (text: string) => void };

/** What a store is made of. `now` is the real clock in milliseconds. */
export type StoreOptions = { now: () => number; seed: number; storage?: SandboxStorage };

/** The state, its clock and its chance; everything else in the sandbox works on what this hands out. */
export class Store {
  state: SandboxState;
  private text: string | null = null;

  constructor(private readonly options: StoreOptions) {
    this.state = freshState(options.seed);
    this.load();
  }

  /** Milliseconds since 1970 by the sandbox's clock. */
  now(): number {
    return this.options.now() + this.state.clock_offset;
  }

  /** Chance that goes on where it stopped, over restarts too. */
  random(): Random {
    return createRandom(this.state);
  }

  /**
   * Forgets everything but the chance, so that a token from before is not given out again; with a `seed`
   * chance begins anew too, and gives what it gave before.
   */
  reset(seed?: number): void {
    const fresh = freshState(seed ?? this.options.seed);
    this.state = seed === undefined ? { ...fresh, random: this.state.random } : fresh;
  }

  /** Makes it `now` by the sandbox's clock, in milliseconds since 1970; it goes on from there. */
  setClock(now: number): void {
    this.state.clock_offset = now - this.options.now();
  }

  /** Takes over what another tab has written since; garbage is left alone and overwritten later. */
  load(): void {
    const text = this.options.storage?.read() ?? null;
    if (text === null || text === this.text) return;
    this.text = text;
    this.state = readState(text) ?? this.state;
  }

  /** Writes the state down. What was uploaded stays in memory: it is large, and only tests read it. */
  save(): void {
    if (!this.options.storage) return;
    const text = JSON.stringify({ ...this.state, uploads: [] });
    if (text === this.text) return;
    this.text = text;
    this.options.storage.write(text);
  }
}
