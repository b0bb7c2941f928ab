const { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** The repository's root. */
const root = join(__dirname, '../..');

const folder = join(root, '.cache/locks');

/** Runs `action` while no other process of this clone does what `name` names; waits until it has ended. */
async function withLock(name, action) {
  for (let told = false, holder = take(name); holder; holder = take(name)) {
    if (!told) process.stdout.write(`Waiting for ${titleOf(holder)}, which does the same here …\n`);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  try {
    return await action();
  } finally {
    release(name);
  }
}

/** Keeps the lock `name` until this process ends. Throws with one line if another process has it. */
function keepLock(name) {
  const holder = take(name);
  if (holder) {
    throw new Error(
      `${titleOf(holder)} runs in this folder and uses the same files. Wait until it has ended, or use another clone or worktree.`,
    );
  }
  process.once('exit', () => release(name));
}

/** Takes a lock, also one of a process that has ended; otherwise returns its holder. */
function take(name) {
  const file = join(folder, name);
  const ownFile = `${file}.${process.pid}`;
  const own = JSON.stringify({
    pid: process.pid,
    started: startOf(process.pid),
    command: command(),
  });
  for (;;) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(ownFile, own);
    try {
      // Not written in place: another process could read a lock that is not complete.
      linkSync(ownFile, file);
      return undefined;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    } finally {
      rmSync(ownFile, { force: true });
    }
    const text = read(file);
    const holder = parse(text);
    if (holder && isRunning(holder)) return holder;
    if (text !== undefined) takeAway(file, text);
  }
}

function release(name) {
  rmSync(join(folder, name), { force: true });
}

/** Removes the lock of a process that has ended, unless another process has replaced it meanwhile. */
function takeAway(file, text) {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) !== text) renameSync(aside, file);
  else rmSync(aside, { force: true });
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Undefined for what is no lock, such as a file that was cut off. */
function parse(text = '') {
  try {
    const holder = JSON.parse(text);
    return Number.isInteger(holder?.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
}

function isRunning({ pid, started }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is another user's.
    if (error.code !== 'EPERM') return false;
  }
  return started === startOf(pid);
}

/** When a process was started, as numbers of processes are used again; empty where the system does not say. */
function startOf(pid) {
  return read(`/proc/${pid}/stat`)?.replace(/^.*\)/, '').split(' ')[20] ?? '';
}

/** What the user has typed. */
function command() {
  const { npm_lifecycle_event: name } = process.env;
  if (!name) return process.argv.slice(1).join(' ');
  return name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
}

function titleOf({ pid, command }) {
  return `${command} (process ${pid})`;
}

module.exports = { keepLock, root, withLock };
