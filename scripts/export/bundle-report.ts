import { locales } from '@/lib/i18n/locale';
import { budgets } from './budgets';
import { homeInAll, kib, type Sizes } from './measure-sizes';

/** The report of an export's sizes as a Markdown page. */
export function bundleReport(sizes: Sizes, version: string): string {
  const screens = [...sizes.screens].sort((a, b) => (a.path < b.path ? -1 : 1));
  return `# What the app loads

Version ${version}, built for a real server; \`npm run bundle\` writes this page with each release. Sizes are KiB after gzip, without fonts and pictures. The build fails above a budget (\`scripts/export/budgets.ts\`).

| | KiB | budget |
|---|---|---|
${[
  cells(['first load: the scripts that the page names', sizes.firstLoad, budgets.firstLoad]),
  cells(['first load of a static page', sizes.staticFirstLoad, budgets.firstLoad]),
  cells(['styles in the page', sizes.styles, budgets.styles]),
  cells(['the page itself, with Home in each language', sizes.page, '']),
  cells(['Home in all, for a user who is logged in', homeInAll(sizes), budgets.home]),
  cells(['all scripts together, each once', sizes.scripts, budgets.scripts]),
].join('\n')}

By route, after the first load: the scripts that only this screen loads (budget: ${kib(budgets.screen)}), all its scripts with what every page loads late, its texts, and what a user who is logged in loads beside them.

${cells(['route', 'own', 'screen', ...locales, 'logged in'])}
|${'---|'.repeat(locales.length + 4)}
${screens.map(({ path, own, screen, texts, user }) => cells([`\`${path}\``, own, screen, ...texts, user])).join('\n')}
`;
}

/** A row of a table: texts, and sizes in bytes. */
function cells(values: readonly (string | number)[]): string {
  return `| ${values.map((value) => (typeof value === 'number' ? kib(value) : value)).join(' | ')} |`;
}
