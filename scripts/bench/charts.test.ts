/** @jest-environment jest-fixed-jsdom */
import { chartsOf } from './charts';

const load = {
  fcp: 0,
  interactive: 0,
  data: 0,
  next: 0,
  longestTask: 0,
  scriptKilobytes: 0,
  kilobytes: 0,
};
const app = (name: string, lcp: number) => ({
  name,
  slow: [lcp - 100, lcp, lcp + 100].map((each) => ({ ...load, lcp: each })),
  phones: [],
  heap: [],
});
const apps = [app('Luka, es', 1000), app('Vite & React', 2000)];

test('a picture shows each candidate, its median, and ours in another colour', () => {
  const charts = chartsOf({ browser: '', apps, bridges: [] });
  expect(charts.map(({ name }) => name)).toEqual(['lcp']);
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
});
