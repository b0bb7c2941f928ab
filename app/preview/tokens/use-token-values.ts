import { useEffect, useState } from 'react';
import type { themes } from '@/app/preview/runtime/look';

/** A token in both themes: its own text, and the colour it means where it is one (`rgb(…)`). */
export type TokenValue = Record<(typeof themes)[number], { text: string; colour: string | null }>;

/** What the page's own style says of each token; `undefined` while the exported page comes to life. */
export function useTokenValues(
  names: readonly string[],
): ReadonlyMap<string, TokenValue> | undefined {
  const [values, setValues] = useState<ReadonlyMap<string, TokenValue>>();
  useEffect(() => setValues(readTokens(names)), [names]);
  return values;
}

/** Reads in both themes, one after the other, before anything is painted. */
function readTokens(names: readonly string[]): ReadonlyMap<string, TokenValue> {
  const root = document.documentElement;
  const { theme: before } = root.dataset;
  const probe = root.appendChild(document.createElement('i'));
  const read = (theme: (typeof themes)[number]) => {
    root.dataset.theme = theme;
    return new Map(names.map((name) => [name, readToken(name, probe)]));
  };
  const light = read('light');
  const dark = read('dark');
  probe.remove();
  if (before === undefined) delete root.dataset.theme;
  else root.dataset.theme = before;
  const none = { text: '', colour: null };
  return new Map(
    names.map((name) => [name, { light: light.get(name) ?? none, dark: dark.get(name) ?? none }]),
  );
}

function readToken(name: string, probe: HTMLElement) {
  const text = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  if (!CSS.supports('color', text)) return { text, colour: null };
  probe.style.color = `var(${name})`;
  return { text, colour: getComputedStyle(probe).color };
}
