import { failurePart, jpeg, outputHtml } from './report-failure';
import type { Step, TestResult } from './results';

const style = `
body{font:15px/1.45 system-ui,sans-serif;margin:0;padding:1rem;color:#1b2620;background:#f6f7f4}
h1{font-size:1.3rem;margin:.2rem 0 1rem}details{background:#fff;border:1px solid #d5dbd2;border-radius:10px;margin:.4rem 0}
summary{cursor:pointer;padding:.6rem .8rem}details>div{padding:0 .8rem .8rem}
.steps{display:flex;gap:.8rem;overflow-x:auto;padding:.4rem 0}figure{margin:0;flex:0 0 180px}
img{width:180px;border:1px solid #d5dbd2;border-radius:8px;display:block}
figcaption,li{font-size:12px;overflow-wrap:anywhere}ul{margin:.2rem 0;padding-left:1rem;color:#4c5a52}
a{color:inherit}.fail{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:0 1.5rem}
.fail>*{min-width:0}.fail img{width:min(100%,300px)}h3{font-size:.95rem;margin:.8rem 0 .2rem}
pre{margin:.2rem 0;font-size:13px;background:#eef1eb;padding:.6rem;border-radius:8px;white-space:pre-wrap;overflow-wrap:anywhere}
.message{background:#fbeae6}mark{background:#f6c9be;color:inherit}details details{border:0;margin:0}details details summary{padding:.15rem 0;font-weight:400;color:inherit}
.failed>summary{color:#a52a12;font-weight:600}.skipped>summary{color:#6a746d}
@media(prefers-color-scheme:dark){body{background:#141a17;color:#e6ece7}details{background:#1d2521;border-color:#38433c}
img{border-color:#38433c}ul{color:#a7b3ab}pre{background:#141a17}.message{background:#45201a}mark{background:#6d2c21}.failed>summary{color:#ff9c85}.skipped>summary{color:#98a39c}}
`;

const marks = { passed: '✓', failed: '✗', skipped: '○' };

/** Where the pictures of a run are; `repeat` repeats it, `seed` as well if it has one. */
export type Run = { folder: string; repeat: string; seed?: number };

/** A self-contained HTML report: each test with its steps and their pictures, the failed ones first. */
export function reportOf(tests: readonly TestResult[], run: Run): string {
  const { folder, repeat, seed } = run;
  const count = (status: TestResult['status']) =>
    tests.filter((test) => test.status === status).length;
  const title = `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`;
  const failedFirst = [...tests].sort((a, b) => rank(a) - rank(b));
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Luka: ${title}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style>
<h1>${title}</h1><p><code>${repeat}</code> repeats it${seed === undefined ? '' : `, with the codes, tokens and numbers of seed ${seed}`}.</p>
${failedFirst.map((test) => section(test, folder)).join('\n')}</html>\n`;
}

function rank({ status }: TestResult): number {
  return status === 'failed' ? 0 : 1;
}

function section(result: TestResult, folder: string): string {
  const { file, test, status, steps } = result;
  const isFailed = status === 'failed';
  return `<details class="${status}"${isFailed ? ' open' : ''}><summary>${marks[status]} ${outputHtml(test)}
<small>${outputHtml(file)}</small></summary><div>${isFailed ? failurePart(result, folder) : ''}
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
      const items = following.map((other) => `<li>${words(other)}</li>`).join('');
      return `<figure>${image(step, folder)}<figcaption>${words(step)}</figcaption><ul>${items}</ul></figure>`;
    })
    .join('');
}

function image({ picture, step }: Step, folder: string): string {
  return picture ? jpeg(folder, picture, `After ${step}`) : '';
}

function words({ step, failed }: Step): string {
  return failed ? `<mark>${outputHtml(step)}</mark>` : outputHtml(step);
}
