import { readFileSync } from 'node:fs';

/** The app's versions, which are in android-shell/pom.xml only. */
export type Pom = {
  versionName: string;
  versionCode: string;
  applicationId: string;
  namespace: string;
  minSdk: string;
  targetSdk: string;
  compileSdk: string;
};

/** Reads the shell's pom. Throws if an element is missing. */
export function readPom(text = readFileSync('android-shell/pom.xml', 'utf8')): Pom {
  return {
    versionName: elementOf(text, 'version'),
    versionCode: elementOf(text, 'versionCode'),
    applicationId: elementOf(text, 'applicationId'),
    namespace: elementOf(text, 'namespace'),
    minSdk: elementOf(text, 'minSdk.version'),
    targetSdk: elementOf(text, 'targetSdk.version'),
    compileSdk: elementOf(text, 'compileSdk.version'),
  };
}

/** The text of the first element with this name. @internal */
export function elementOf(text: string, name: string): string {
  const value = new RegExp(`<${name.replaceAll('.', '\\.')}>([^<]+)</`).exec(text)?.[1];
  if (value === undefined) throw new Error(`android-shell/pom.xml has no <${name}>`);
  return value.trim();
}
