import * as v from 'valibot';
import { wrongSums } from './adds-up';

/** Pesos of a figure such as `−$7.200` or, in English, `−$7,200`; `null` for one that is no amount. */
function pesosOf(text: string): number | null {
  const [, sign, digits] = /^([−+-]?)\$([\d.,]+)$/.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const amount = Number(digits.replace(/[.,]/g, ''));
  return sign === '−' || sign === '-' ? -amount : amount;
}

const sumRole = v.picklist(['part', 'subtotal', 'total']);

/** The amounts of each description list on the page; `data-sum` marks a line that is a sum. */
function listsOnPage() {
  return [...document.querySelectorAll('dl')].map((list) =>
    [...list.querySelectorAll('dd')].flatMap((value) => {
      // Without the amount in words for screen readers.
      const shown = value.querySelector('.money > [aria-hidden]') ?? value;
      const amount = pesosOf(shown.textContent);
      const role = value.closest<HTMLElement>('[data-sum]')?.dataset.sum ?? 'part';
      return amount === null ? [] : [{ amount, role: v.parse(sumRole, role) }];
    }),
  );
}

/** Checks the sums of all lists of figures on the page; returns the number of lists with one. */
export function checkSums(): number {
  const lists = listsOnPage();
  expect(lists.flatMap(wrongSums)).toEqual([]);
  return lists.filter((list) => list.some(({ role }) => role === 'total')).length;
}
