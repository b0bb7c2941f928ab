import { writeFileSync } from 'node:fs';
import ArtifactPlugin from 'detox/src/artifacts/templates/plugin/ArtifactPlugin';
import { currentDevice } from './device/current-device';

/** What Detox passes to a plugin about a test. */
export type TestSummary = { title: string; fullName: string; status: string };

/** What Detox passes to a plugin: the paths of its artifacts. */
export type ArtifactApi = {
  preparePathForArtifact(name: string, test?: TestSummary | null): Promise<string>;
};

/** The artifacts of a test, under their name in `artifacts.plugins` of `.detoxrc.js`. */
export class DesktopArtifacts {
  declareArtifactPlugins() {
    return { failure: (api: ArtifactApi) => new FailurePlugin({ api }) };
  }
}

/**
 * Stores of a failed test a picture of its end, what the sandbox has logged (the calls and the bridge's messages), and
 * the trace from the last start of the app on, for Playwright's viewer.
 */
class FailurePlugin extends ArtifactPlugin {
  override async onTestStart(summary: TestSummary): Promise<void> {
    await super.onTestStart(summary);
    const { device } = currentDevice;
    if (device?.isRunning) await device.running.restartTrace();
  }

  override async onTestDone(summary: TestSummary): Promise<void> {
    await super.onTestDone(summary);
    if (!this.enabled || !this.shouldKeepArtifactOfTest(summary)) return;
    const pathOf = (name: string) => this.api.preparePathForArtifact(name, summary);
    const { device } = currentDevice;
    if (device?.isRunning) {
      writeFileSync(await pathOf('failure.png'), await device.screenshot());
      await device.running.restartTrace(await pathOf('trace.zip'));
    }
    for (const name of ['calls', 'bridge']) {
      const logged = await fetch(`${process.env.LUKA_E2E_SANDBOX}/__sandbox/${name}`);
      writeFileSync(await pathOf(`${name}.json`), await logged.text());
    }
  }
}
