import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BuildError, runQuietly } from '@/scripts/run-step';
import { compileShell } from './compile-shell';

const packageModule = 'android-shell/package/target';
const appModule = 'android-shell/app/target';
const system = process.platform === 'darwin' ? 'macosx' : 'linux';

/** The programs and files that build an APK, from npm and Maven. */
export type Toolbox = {
  aapt2: string;
  /** Android's classes and resources, of compileSdk. */
  androidClasses: string;
  androidResources: string;
  /** The app's classes and its libraries. */
  appJar: string;
  appLibraries: string[];
  /** The app's compiled resources, the folder of its R.java, and its manifests by flavor. */
  resources: string;
  resourceIds: string;
  manifest: (flavor: string) => string;
  /** The file name of R8's jar, with its version. */
  r8Version: string;
  /** Run R8, Google's bundletool, or a command of android-shell/package; resolve with the output. */
  r8: (args: string[]) => Promise<string>;
  bundletool: (args: string[]) => Promise<string>;
  tool: (args: string[], env?: Record<string, string>) => Promise<string>;
};

/**
 * Compiles the shell and prepares the tools in `folder`, unless they are up to date. Throws
 * {@link BuildError}.
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
    // The C1 compiler alone is 40% faster for short runs.
    runQuietly('java', ['-XX:TieredStopAtLevel=1', '-Xmx1g', '-cp', own, ...args], env);
  const tool: Toolbox['tool'] = (args, env) =>
    java(['cl.luka.shell.packaging.MainKt', ...args], env);
  mkdirSync(folder, { recursive: true });
  return {
    aapt2: join(appModule, 'aapt2/prebuilt', system, 'aapt2'),
    ...(await splitFramework(framework, folder, tool)),
    appJar: join(appModule, `app-${version}.jar`),
    appLibraries: classPath(appModule),
    resources: join(appModule, 'resources/compiled.zip'),
    resourceIds: join(appModule, 'resources/java'),
    manifest: (flavor) => join(appModule, 'resources', flavor, 'AndroidManifest.xml'),
    r8Version: basename(jarOf(jars, 'r8')),
    r8: (args) => java(['com.android.tools.r8.R8', ...args]),
    bundletool: (args) => java(['com.android.tools.build.bundletool.BundleToolMain', ...args]),
    tool,
  };
}

function classPath(module: string): string[] {
  return readFileSync(join(module, 'classpath'), 'utf8').trim().split(':');
}

function jarOf(jars: string[], name: string): string {
  const found = jars.find((jar) => basename(jar).startsWith(`${name}-`));
  if (!found) throw new BuildError(`android-shell/package/pom.xml has no dependency ${name}`);
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
