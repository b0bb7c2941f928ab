import type { Area } from '../area';
import type { Device } from '../device';
import type { Keeper } from './keeper';
import { openKeeper } from './open-keeper';

/** The area of sealed texts: whether they can be read by now, and how to have it so. */
export type SealedArea = {
  /** False before `open`, and again once the session is over: a form that begins then misses its draft. */
  isOpen(): boolean;
  /** Calls `listener` when it changes; returns how to stop. */
  onOpen(listener: () => void): () => void;
  /** Makes the texts of this device readable. Never rejects; where the session ends meanwhile they are not. */
  open(): Promise<void>;
};

/**
 * Takes the place of the area in memory: what a person types is readable in this page's memory, and sealed
 * on the device. Where the browser turns out to have no key after all, memory has to do.
 */
export function createSealedArea(device: Device): SealedArea {
  const texts = new Map<string, string>();
  /** Keys whose texts were written while nobody kept them. */
  const unkept = new Set<string>();
  const listeners = new Set<() => void>();
  let keeper: Keeper | undefined;
  let isOpen = false;
  let opening: Promise<void> | undefined;
  /** Tells one session from the next: what is opened for one that is over is not used. */
  let round = 0;

  function change(next: Keeper | undefined, open: boolean) {
    keeper?.stop();
    keeper = next;
    isOpen = open;
    round += 1;
    if (next) for (const key of unkept) next.keep(key);
    if (next) unkept.clear();
    for (const listener of [...listeners]) listener();
  }
  async function open() {
    const begun = round;
    const made = await openKeeper(device, texts).catch(() => undefined);
    if (begun === round) change(made, true);
    else made?.stop();
  }
  const area: Area = {
    get: (key) => texts.get(key) ?? null,
    set(key, text) {
      texts.set(key, text);
      if (keeper) keeper.keep(key);
      else unkept.add(key);
      // What lies there is older and must not come back; before it is opened, it may have to.
      if (!keeper && isOpen) device.area.remove(key);
      return keeper !== undefined;
    },
    remove(key) {
      texts.delete(key);
      device.area.remove(key);
    },
    keys: () => [...texts.keys()],
    forget(key) {
      if (device.area.get(key) !== null) keeper?.reread(key);
      else if (keeper) texts.delete(key);
    },
  };

  const { area: before } = device.sealed;
  device.sealed.area = area;
  for (const key of before.keys()) area.set(key, before.get(key) ?? '');
  device.sealed.shut = () => {
    texts.clear();
    unkept.clear();
    change(undefined, false);
  };
  return {
    isOpen: () => isOpen,
    onOpen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open() {
      if (isOpen) return Promise.resolve();
      opening ??= open().finally(() => {
        opening = undefined;
      });
      return opening;
    },
  };
}
