import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Step, TestResult } from './results';

const style = `
body{font:15px/1.45 system-ui,sans-serif;margin:0;padding:1rem;color:#1b2620;background:#f6f7f4}
h1{font-size:1.3rem;margin:.2rem 0 1rem}details{background:#fff;border:1px solid #d5dbd2;border-radius:10px;margin:.4rem 0}
summary{cursor:pointer;padding:.6rem .8rem}details>div{padding:0 .8rem .8rem}
.steps{display:flex;gap:.8rem;overflow-x:auto;padding:.4rem 0}figure{margin:0;flex:0 0 180px}
img{width:180px;border:1px solid #d5dbd2;border-radius:8px;display:block}
figcaption,li{font-size:12px;overflow-wrap:anywhere}ul{margin:.2rem 0;padding-left:1rem;color:#4c5a52}
pre{white-space:pre-wrap;background:#fbeae6;padding:.6rem;border-radius:8px}
.failed summary{color:#a52a12;font-weight:600}.skipped summary{color:#6a746d}
@media(prefers-color-scheme:dark){body{background:#141a17;color:#e6ece7}details{background:#1d2521;border-color:#38433c}
img{border-color:#38433c}ul{color:#a7b3ab}pre{background:#45201a}.failed summary{color:#ff9c85}.skipped summary{color:#98a39c}}
`;

const marks = { passed: '✓', failed: '✗', skipped: '○' };

/** A self-contained HTML report: each test with a picture of each step. */
export function reportOf(
  tests: readonly TestResult[],
  { folder, seed }: { folder: string; seed: number },
): string {
  const count = (status: TestResult['status']) =>
    tests.filter((test) => test.status === status).length;
  const title = `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`;
  const failedFirst = [...tests].sort((a, b) => rank(a) - rank(b));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Luka: ${title}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style>
<h1>${title}</h1><p>Seed ${seed}: <code>npm run e2e -- --seed ${seed}</code> repeats its codes, tokens and numbers.</p>
${failedFirst.map((test) => section(test, folder)).join('\n')}</html>\n`;
}

function rank({ status }: TestResult): number {
  return status === 'failed' ? 0 : 1;
}

function section({ file, test, status, message, steps }: TestResult, folder: string): string {
  const open = status === 'failed' ? ' open' : '';
  const error = message ? `<pre>${escapeHtml(message)}</pre>` : '';
  return `<details class="${status}"${open}><summary>${marks[status]} ${escapeHtml(test)}
<small>${escapeHtml(file)}</small></summary><div>${error}
<div class="steps">${figures(steps, folder)}</div></div></details>`;
}

/** A picture for each step that changed something, with the steps until the next one below it. */
function figures(steps: readonly Step[], folder: string): string {
  const groups: { step: Step; following: Step[] }[] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.picture || !last) groups.push({ step, following: [] });
    else last.following.push(step);
  }
  return groups
    .map(({ step, following }) => {
      const items = following.map((other) => `<li>${escapeHtml(other.step)}</li>`).join('');
      return `<figure>${image(step, folder)}<figcaption>${escapeHtml(step.step)}</figcaption><ul>${items}</ul></figure>`;
    })
    .join('');
}

function image({ picture, step }: Step, folder: string): string {
  if (!picture) return '';
  const data = readFileSync(join(folder, picture)).toString('base64');
  return `<img loading="lazy" alt="After ${escapeHtml(step)}" src="data:image/jpeg;base64,${data}">`;
}

function escapeHtml(text: string): string {
  return stripVTControlCharacters(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
