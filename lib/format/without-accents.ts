/** Text without accents and with the bar of đ removed, in lower case, to compare what is typed with what is written. */
export function withoutAccents(text: string): string {
  // Unicode takes the bar of the Vietnamese letter for no accent.
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
}
