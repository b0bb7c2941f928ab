import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { chosenOf } from './checks/choose';

const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);

const commands = [
  ...new Set(Object.values(scripts).map((line) => /bootstrap\.mjs (\S+)/.exec(line)?.[1] ?? '')),
];

/** The names of the options in a script's arguments. */
function optionsOf(script: string): string[] {
  const [, block = ''] =
    /^ {2}options: \{([\s\S]*?)\},?\n?\} as const;$|options: (\{.*\}) \} as const/m.exec(script) ??
    [];
  return [...block.matchAll(/^ {4}'?([\w-]+)'?:/gm)].map(([, name = '']) => name);
}

test.each(commands)('%s --help says what it does, and names each of its options', (command) => {
  const help = execFileSync(process.execPath, ['scripts/bootstrap.mjs', command, '--help']);
  expect(`${help}`).toMatch(new RegExp(`^npm (run )?${command}\\b`));
  expect(`${help}`).not.toContain('{@');
  const script = readFileSync(`scripts/${command}.ts`, 'utf8');
  for (const option of optionsOf(script))
    expect(`${help}`).toMatch(new RegExp(`--(no-)?${option}`));
});

test.each(commands)('%s is in the table of commands', (command) => {
  const typed = command === 'start' || command === 'test' ? `npm ${command}` : `npm run ${command}`;
  const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
  expect(contributing).toMatch(new RegExp(`^\\| .*\`(${typed}|${command})\\b`, 'm'));
});

test('a list chooses in the order of all, and names what there is not', () => {
  expect(chosenOf(['a', 'b', 'c'], 'c,a')).toEqual(['a', 'c']);
  expect(chosenOf(['a', 'b'], undefined)).toEqual(['a', 'b']);
  expect(() => chosenOf(['a', 'b'], 'a,x')).toThrow('--only has no x: there are a, b');
  expect(() => chosenOf(['a', 'b'], '')).toThrow('there are a, b');
});
