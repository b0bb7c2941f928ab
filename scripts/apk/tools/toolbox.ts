import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compileShell } from './compile-shell';
import { BuildFailed, run } from './run';

const packageModule = 'android-shell/package/target';
const appModule = 'android-shell/app/target';
const system = process.platform === 'darwin' ? 'macosx' : 'linux';

/** The programs and files that an APK is made with, all of them out of npm and Maven. */
export type Toolbox = {
  aapt2: string;
  bundletool: string;
  /** Classes that R8 takes for granted, and Android's resources, as of compileSdk. */
  androidClasses: string;
  androidResources: string;
  /** The app's own classes, and its libraries. */
  appJar: string;
  appLibraries: string[];
  /** The app's resources, where the class with their numbers is, and its manifests by flavour. */
  resources: string;
  numbers: string;
  manifest: (flavor: string) => string;
  /** The jar that R8 is in: its name has the version. */
  r8Version: string;
  /** Runs R8, or a command of android-shell/package; returns what it printed. */
  r8: (args: string[]) => Promise<string>;
  tool: (args: string[], env?: Record<string, string>) => Promise<string>;
};

/**
 * Compiles the shell and gathers the tools in `folder`; what is there already stays. Throws
 * {@link BuildFailed} where Maven fails.
 */
export async function openToolbox(folder: string, version: string): Promise<Toolbox> {
  await compileShell(version);
  const jars = classPath(packageModule);
  const framework = jarOf(jars, 'android-all');
  const own = [
    join(packageModule, `package-${version}.jar`),
    ...jars.filter((jar) => jar !== framework),
  ].join(':');
  const java = (args: string[], env?: Record<string, string>) =>
    // Short runs: the first compiler is enough, and 40% faster.
    run('java', ['-XX:TieredStopAtLevel=1', '-Xmx1g', '-cp', own, ...args], env);
  const tool: Toolbox['tool'] = (args, env) =>
    java(['cl.luka.shell.packaging.MainKt', ...args], env);
  mkdirSync(folder, { recursive: true });
  return {
    aapt2: join(appModule, 'aapt2/prebuilt', system, 'aapt2'),
    bundletool: 'node_modules/node-bundletool/bundletool.jar',
    ...(await splitFramework(framework, folder, tool)),
    appJar: join(appModule, `app-${version}.jar`),
    appLibraries: classPath(appModule),
    resources: join(appModule, 'resources/compiled.zip'),
    numbers: join(appModule, 'resources/java'),
    manifest: (flavor) => join(appModule, 'resources', flavor, 'AndroidManifest.xml'),
    r8Version: basename(jarOf(jars, 'r8')),
    r8: (args) => java(['com.android.tools.r8.R8', ...args]),
    tool,
  };
}

function classPath(module: string): string[] {
  return readFileSync(join(module, 'classpath'), 'utf8').trim().split(':');
}

function jarOf(jars: string[], name: string): string {
  const found = jars.find((jar) => basename(jar).startsWith(`${name}-`));
  if (!found) throw new BuildFailed(`android-shell/package/pom.xml brings no ${name}`);
  return found;
}

async function splitFramework(framework: string, folder: string, tool: Toolbox['tool']) {
  const name = join(folder, basename(framework, '.jar'));
  const files = {
    androidClasses: `${name}.classes.jar`,
    androidResources: `${name}.resources.apk`,
  };
  if (!existsSync(files.androidResources)) {
    await tool(['framework', framework, files.androidClasses, files.androidResources]);
  }
  return files;
}
