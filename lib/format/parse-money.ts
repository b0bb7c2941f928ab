import { plainText } from '@/lib/text/plain-text';

/** How an amount is written on Chilean bills: `200.000.-`, `CLP 200.000`, `200.000 pesos`. */
const around = /^(?:clp)?\$?|(?:[.,][-\u2013]|clp|pesos\.?)$/gi;

/**
 * Parses a typed amount of pesos: `200000`, `200.000`, `$ 200,000`, `$200.000.-`. Returns `null` for other text,
 * including decimals: `200.00` may be 20,000 while it is being corrected, and a wrong guess about money is
 * worse than an error message.
 */
export function parseMoney(text: string): number | null {
  const compact = plainText(text).replace(/\s/g, '').replace(around, '');
  if (!/^(\d+|\d{1,3}(\.\d{3})+|\d{1,3}(,\d{3})+)$/.test(compact)) return null;
  const pesos = Number(compact.replace(/[.,]/g, ''));
  return Number.isSafeInteger(pesos) ? pesos : null;
}
