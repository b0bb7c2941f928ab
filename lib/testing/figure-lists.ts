import { type Figure, wrongSums } from './adds-up';

/**
 * Runs in a page, on its own: the amounts of each description list on it, in pesos. `data-sum` marks a line that is a
 * sum. A figure is such as `−$7.200` or, in English, `−$7,200`.
 */
export function figureListsOnPage(): Figure[][] {
  return [...document.querySelectorAll('dl')].map((list) =>
    [...list.querySelectorAll('dd')].flatMap((value): Figure[] => {
      // Without the amount in words for screen readers.
      const shown = value.querySelector('.money > [aria-hidden]') ?? value;
      const [, sign = '', digits] = /^([−+-]?)\$([\d.,]+)$/.exec(shown.textContent.trim()) ?? [];
      if (digits === undefined) return [];
      const amount = Number(digits.replace(/[.,]/g, '')) * (/[−-]/.test(sign) ? -1 : 1);
      return [{ amount, role: value.closest('[data-sum]') ? 'total' : 'part' }];
    }),
  );
}

/** Checks the sums of all lists of figures on the page; returns the number of lists with one. */
export function checkSums(): number {
  const lists = figureListsOnPage();
  expect(lists.flatMap(wrongSums)).toEqual([]);
  return lists.filter((list) => list.some(({ role }) => role === 'total')).length;
}
