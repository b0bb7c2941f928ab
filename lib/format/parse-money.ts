/**
 * Reads an amount of pesos that a person typed: `200000`, `200.000`, `$ 200,000`. `null` for
 * everything else, decimals included: `200.00` may be twenty thousand half way through a
 * correction, and a guess about money is worse than a question.
 */
export function parseMoney(text: string): number | null {
  const compact = text.normalize('NFKC').replace(/[\s$]/g, '');
  if (!/^(\d+|\d{1,3}(\.\d{3})+|\d{1,3}(,\d{3})+)$/.test(compact)) return null;
  const pesos = Number(compact.replace(/[.,]/g, ''));
  return Number.isSafeInteger(pesos) ? pesos : null;
}
