import { useEffect, useState } from 'react';
import { pageFragment, replacePageFragment } from '@/lib/router/page-fragment';
import { fitsLink, formatPins, type Pin, pinText, readPins } from './pins';

/** Milliseconds after which what is typed is in the address: browsers limit how often it may change. */
const writeMs = 250;

/** The pins of a state. They are in the address only, for all who have the link. */
export type Pins = {
  pins: readonly Pin[];
  /** The link had pins that cannot be read. */
  isBroken: boolean;
  /** No other one fits into a link. */
  isFull: boolean;
  add: (point: { x: number; y: number }) => void;
  write: (index: number, text: string) => void;
  remove: (index: number) => void;
  /** Writes into the address at once what was typed. */
  flush: () => void;
};

/** The pins of this page's address, and of what is typed. */
export function usePins(): Pins {
  const [pins, setPins] = useState<readonly Pin[]>([]);
  const [isBroken, setBroken] = useState(false);
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    const read = readPins(pageFragment());
    setPins(read ?? []);
    setBroken(!read);
  }, []);
  useEffect(() => {
    if (!isChanged) return;
    const timer = setTimeout(() => replacePageFragment(formatPins(pins)), writeMs);
    return () => clearTimeout(timer);
  }, [pins, isChanged]);
  const change = (next: readonly Pin[]) => {
    if (!fitsLink(next)) return;
    setPins(next);
    setChanged(true);
    setBroken(false);
  };
  return {
    pins,
    isBroken,
    isFull: !fitsLink([...pins, { x: 0, y: 0, text: '' }]),
    add: (point) =>
      change([...pins.filter(({ text }) => text.trim() !== ''), { ...point, text: '' }]),
    write: (at, text) =>
      change(pins.map((pin, index) => (index === at ? { ...pin, text: pinText(text) } : pin))),
    remove: (at) => change(pins.filter((_, index) => index !== at)),
    flush: () => {
      if (isChanged) replacePageFragment(formatPins(pins));
    },
  };
}
