import { cpSync } from 'node:fs';
import { join } from 'node:path';

/** Detox's npm package has Gradle's wrapper, which runs whichever Gradle the properties beside it name. @internal */
const detoxWrapper = 'node_modules/detox/android';

/** The parts of the wrapper that the repository does not have; git ignores them. @internal */
const gradleWrapper = ['gradlew', 'gradle/wrapper/gradle-wrapper.jar'] as const;

/** Puts `./gradlew` into android-shell, so that no Gradle has to be installed. */
export function copyGradleWrapper(): void {
  for (const file of gradleWrapper) cpSync(join(detoxWrapper, file), join('android-shell', file));
}
