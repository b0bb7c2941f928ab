import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);

const commands = [
  ...new Set(Object.values(scripts).map((line) => /bootstrap\.mjs (\S+)/.exec(line)?.[1] ?? '')),
];

test.each(commands)('%s --help says what it does', (command) => {
  const help = execFileSync(process.execPath, ['scripts/bootstrap.mjs', command, '--help']);
  expect(`${help}`).toMatch(new RegExp(`^npm (run )?${command}\\b`));
  expect(`${help}`).not.toContain('{@');
});

test.each(commands)('%s is in the table of commands', (command) => {
  const typed = command === 'start' || command === 'test' ? `npm ${command}` : `npm run ${command}`;
  const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
  expect(contributing).toMatch(new RegExp(`^\\| .*\`(${typed}|${command})\\b`, 'm'));
});
