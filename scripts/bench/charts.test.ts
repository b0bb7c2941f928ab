import { chartsOf } from './charts';

const load = { fcp: 0, cls: 0, tbt: 0, data: 0, kilobytes: 0, requests: 0 };
const app = (name: string, lcp: number, taps: number[]) => ({
  name,
  slow: [lcp - 100, lcp, lcp + 100].map((each) => ({ ...load, lcp: each, interactive: 0 })),
  local: [{ ...load, lcp: 0, interactive: lcp / 2 }],
  taps,
  heap: [],
});
const results = {
  ...{ browser: '', bridges: [], motions: [], scale: undefined, core: [] },
  apps: [app('Luka, es', 1000, [200]), app('Vite & React', 2000, [])],
};

test('a picture shows each candidate that was measured, its median, and ours in another colour', () => {
  const charts = chartsOf(results);
  expect(charts.map(({ name }) => name)).toEqual(['lcp', 'interactive', 'tap']);
  const lcp = new DOMParser().parseFromString(charts[0]?.svg ?? '', 'image/svg+xml');
  const rows = [...lcp.querySelectorAll('g')].map((row) => ({
    texts: [...row.querySelectorAll('text')].map(({ textContent }) => textContent),
    isOurs: row.classList.contains('ours'),
  }));
  expect(rows).toEqual([
    { texts: ['Luka, es', '1000'], isOurs: true },
    { texts: ['Vite & React', '2000'], isOurs: false },
  ]);
  const [ours, peers] = [...lcp.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'));
  expect(Number(peers) / Number(ours)).toBeCloseTo(2, 1);
  expect(charts[2]?.svg).not.toContain('Vite');
});
