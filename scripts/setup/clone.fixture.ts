import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { repositoryFiles } from '../repository-files';
import { findProgram } from './find-program';

/** How a command ended; `lines` are what it said, without its tally and without empty lines. */
export type Ended = { code: number | null; output: string; lines: string[] };

/** A running command; `until` resolves with its output once that matches. */
export type Running = {
  ended: Promise<Ended>;
  until: (pattern: RegExp) => Promise<string>;
  kill: (signal: NodeJS.Signals) => void;
};

type Options = {
  env?: Record<string, string>;
  /** Within a shell, as npm does, which is what `kill` ends. */
  throughShell?: boolean;
};

/** A clone in a folder with spaces and ñ in its path. */
export class Clone {
  readonly root = mkdtempSync(join(tmpdir(), 'luka con espacio y ñ '));
  /** The programs that commands find, besides those of npm's packages. */
  readonly programs = join(this.root, '..', `${this.root.slice(-6)}-programs`);
  private readonly running = new Set<Running>();

  /** Copies the repository's files below `folders`. */
  constructor(...folders: string[]) {
    for (const file of repositoryFiles(...folders)) this.write(file, readFileSync(file));
    mkdirSync(this.programs);
    for (const name of ['sh', 'env']) symlinkSync(`/bin/${name}`, join(this.programs, name));
    symlinkSync(process.execPath, join(this.programs, 'node'));
    symlinkSync(programOf('npm'), join(this.programs, 'npm'));
  }

  /** Uses the packages that are installed here. */
  install(): void {
    mkdirSync(join(this.root, 'node_modules'));
    for (const name of readdirSync('node_modules')) {
      symlinkSync(resolve('node_modules', name), join(this.root, 'node_modules', name));
    }
  }

  write(file: string, content: string | Buffer): void {
    mkdirSync(join(this.root, dirname(file)), { recursive: true });
    writeFileSync(join(this.root, file), content);
  }

  /** A program of commands that is this shell script. */
  addProgram(name: string, script: string): void {
    const file = join(this.programs, name);
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
  }

  /** Starts `npm run <args>`, as npm does. */
  start(args: string[], { env = {}, throughShell }: Options = {}): Running {
    const machine = join(this.programs, 'machine.cjs');
    copyFileSync('scripts/setup/fake-machine.cjs', machine);
    const command = [process.execPath, join(this.root, 'scripts/bootstrap.mjs'), ...args];
    // `; true`, as some shells replace themselves by the last command.
    const [program = '', ...rest] = throughShell
      ? ['sh', '-c', '"$0" "$@"; true', ...command]
      : command;
    const child = spawn(program, rest, {
      cwd: tmpdir(),
      env: {
        NODE_ENV: 'test',
        PATH: this.programs,
        HOME: this.programs,
        NODE_OPTIONS: `--require "${machine}"`,
        ...(throughShell && { npm_lifecycle_event: args[0] ?? '' }),
        ...env,
      },
    });
    let output = '';
    const waiting = new Set<() => void>();
    const add = (text: Buffer) => {
      output += text;
      for (const look of waiting) look();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    const ended = new Promise<Ended>((resolveEnd) => {
      child.once('close', (code) => {
        this.running.delete(running);
        resolveEnd({ code, output, lines: linesOf(output) });
      });
    });
    const until = (pattern: RegExp) =>
      new Promise<string>((resolveMatch, reject) => {
        const look = () => {
          const [found] = pattern.exec(output) ?? [];
          if (found !== undefined) resolveMatch(found);
        };
        waiting.add(look);
        look();
        void ended.then(() => reject(new Error(`It has ended: ${output}`)));
      });
    const running: Running = { ended, until, kill: (signal) => child.kill(signal) };
    this.running.add(running);
    return running;
  }

  run(args: string[], options: Options = {}): Promise<Ended> {
    return this.start(args, options).ended;
  }

  async remove(): Promise<void> {
    for (const { kill, ended } of [...this.running]) {
      kill('SIGTERM');
      await ended;
    }
    rmSync(this.root, { recursive: true });
    rmSync(this.programs, { recursive: true });
  }
}

function linesOf(output: string): string[] {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.filter((line) => !/^\d+ passed, \d+ failed$/.test(line));
}

function programOf(name: string): string {
  const found = findProgram(name);
  if (!found) throw new Error(`${name} is not on the PATH`);
  return found;
}
