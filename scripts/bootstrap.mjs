/**
 * Runs `scripts/<command>.ts`. Without imports and in the syntax of Node 12, so that an old Node reads it and can be
 * refused in one line; the rest is in scripts/setup.
 */
const [major, minor] = process.versions.node.split('.').map(Number);

if (process.platform === 'win32') {
  process.stderr.write(
    'Luka is built on Linux, macOS or WSL; this is Windows. Use WSL: https://learn.microsoft.com/windows/wsl/install\n',
  );
  process.exitCode = 1;
} else if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) {
  import('./setup/run-command.mjs').then(({ runCommand }) => runCommand(process.argv.slice(2)));
} else {
  process.stderr.write(
    `Luka needs Node 20.19 or later of 20, or 22.12 or newer; this is ${process.versions.node}. Install one from https://nodejs.org, or with your version manager: nvm install 22\n`,
  );
  process.exitCode = 1;
}
