import { escapeHtml } from '../escape-html';
import { median, spread } from './statistics';

/** What was measured of one candidate; `isOurs` colours its bar. */
export type Bar = { name: string; values: readonly number[]; isOurs: boolean };

const width = 720;
const top = 44;
const row = 30;
/** Where bars begin, and how long the longest value may be. */
const left = 170;
const room = 470;

const styles =
  'text{font:14px system-ui,sans-serif;fill:#10252d}.title{font-weight:600;font-size:16px}rect{fill:#8aa0a7}.ours rect{fill:#de2914}.ours text{font-weight:600}line{stroke:#10252d;stroke-width:2}@media(prefers-color-scheme:dark){text{fill:#eef5f6}line{stroke:#eef5f6}.ours rect{fill:#fa3c29}}';

/**
 * An SVG picture of times in ms for light and dark pages: a bar for each candidate's median, and a line for the middle
 * half of its runs.
 */
export function barChart(title: string, bars: readonly Bar[]): string {
  const longest = Math.max(...bars.map(({ values }) => spread(values)[1]));
  const scale = (value: number) => Math.round((value / longest) * room);
  const rows = bars.map(({ name, values, isOurs }, index) => {
    const y = top + index * row;
    const [low, high] = spread(values).map(scale);
    const middle = y + 10;
    return `<g${isOurs ? ' class="ours"' : ''}><text x="${left - 10}" y="${y + 15}" text-anchor="end">${escapeHtml(name)}</text><rect x="${left}" y="${y}" width="${scale(median(values))}" height="20" rx="3"/><line x1="${left + (low ?? 0)}" y1="${middle}" x2="${left + (high ?? 0)}" y2="${middle}"/><text x="${left + (high ?? 0) + 8}" y="${y + 15}">${median(values).toFixed(0)}</text></g>`;
  });
  const height = top + bars.length * row + 4;
  const label = escapeHtml(title);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}"><style>${styles}</style><text class="title" x="0" y="20">${label}</text>${rows.join('')}</svg>\n`;
}
