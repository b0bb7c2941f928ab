/**
 * Runs `scripts/<command>.ts`. Without imports and in the syntax of Node 12, so that an old Node reads it and can be
 * refused in one line; the rest is in scripts/setup.
 */
const [major, minor] = process.versions.node.split('.').map(Number);

if (major > 20 || (major === 20 && minor >= 19)) {
  import('./setup/run-command.mjs').then(({ runCommand }) => runCommand(process.argv.slice(2)));
} else {
  process.stderr.write(
    `Luka needs Node 20.19 or newer; this is ${process.versions.node}. Install one from https://nodejs.org, or with your version manager: nvm install 22\n`,
  );
  process.exitCode = 1;
}
