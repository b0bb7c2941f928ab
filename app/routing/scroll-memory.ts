const positions = new Map<string, number>();

/** Remembers how far a place is scrolled, px, under its address. */
export function rememberScroll(address: string, top: number): void {
  positions.set(address, top);
}

/** How far a place was scrolled when it was left, px; the top for one not seen before. */
export function rememberedScroll(address: string): number {
  return positions.get(address) ?? 0;
}
