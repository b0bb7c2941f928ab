import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What a command is given: its options as `values`, its further words as `positionals`. */
export type Arguments<Config extends ParseArgsConfig> = ReturnType<typeof parseArgs<Config>>;

/**
 * Runs the main function of a command with its arguments, which `config` names: any other is an error. What is thrown
 * ends the command with exit code 1 and one line; a fault of the code, such as a TypeError, also with its stack.
 */
export function runMain<const Config extends ParseArgsConfig>(
  main: (args: Arguments<Config>) => Promise<void>,
  config?: Config,
): void {
  run(main, config).catch((error: unknown) => {
    process.stderr.write(`${lineOf(error)}\n`);
    process.exitCode = 1;
  });
}

async function run<Config extends ParseArgsConfig>(
  main: (args: Arguments<Config>) => Promise<void>,
  config?: Config,
): Promise<void> {
  await main(parseArgs(config));
}

function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
    // What follows the first sentence is about arguments that begin with a hyphen, which no command has.
    return `${error.message.replace(/\. [\s\S]*/, '')}. --help says what there is`;
  }
  // fetch throws a TypeError, which has the reason as its cause.
  if (error.cause instanceof Error && 'code' in error.cause) {
    return `${error.message}: ${error.cause.message}`;
  }
  const isFault = error.name !== 'Error' && error.name !== 'BuildError' && !('code' in error);
  return isFault ? (error.stack ?? error.message) : error.message;
}
