const positions = new Map<string, number>();

/** Stores the scroll position of an address, in px. */
export function rememberScroll(address: string, top: number): void {
  positions.set(address, top);
}

/** The stored scroll position of an address, in px; 0 for an unknown one. */
export function rememberedScroll(address: string): number {
  return positions.get(address) ?? 0;
}
