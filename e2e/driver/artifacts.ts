import { writeFileSync } from 'node:fs';
import ArtifactPlugin from 'detox/src/artifacts/templates/plugin/ArtifactPlugin';
import { currentDevice } from './device/current-device';

/** What Detox passes to a plugin about a test. */
export type TestSummary = { title: string; fullName: string; status: string };

/** What Detox passes to a plugin: its configuration, and the paths of its artifacts. */
export type ArtifactApi = {
  userConfig: { enabled?: boolean; keepOnlyFailedTestsArtifacts?: boolean };
  preparePathForArtifact(name: string, test?: TestSummary | null): Promise<string>;
};

/** The artifacts of a test, under their names in `artifacts.plugins` of `.detoxrc.js`. */
export class DesktopArtifacts {
  declareArtifactPlugins() {
    return {
      screenshot: (api: ArtifactApi) => new ScreenshotPlugin({ api }),
      log: (api: ArtifactApi) => new LogPlugin({ api }),
      trace: (api: ArtifactApi) => new TracePlugin({ api }),
    };
  }
}

/** Takes screenshots when a test or a hook of it fails. */
class ScreenshotPlugin extends ArtifactPlugin {
  /** The screenshots of the running test by name; at its end Detox decides whether they are stored. */
  private readonly taken = new Map<string, Buffer>();

  override async onTestFnFailure(event: object): Promise<void> {
    await super.onTestFnFailure(event);
    await this.take('testFnFailure');
  }

  override async onHookFailure(event: object): Promise<void> {
    await super.onHookFailure(event);
    await this.take('hookFailure');
  }

  override async onTestDone(summary: TestSummary): Promise<void> {
    await super.onTestDone(summary);
    const isStored = this.enabled && this.shouldKeepArtifactOfTest(summary);
    for (const [name, png] of isStored ? this.taken : []) {
      writeFileSync(await this.api.preparePathForArtifact(`${name}.png`, summary), png);
    }
    this.taken.clear();
  }

  private async take(name: string): Promise<void> {
    const { device } = currentDevice;
    if (this.enabled && device?.isRunning) this.taken.set(name, await device.screenshot());
  }
}

/** Stores what the sandbox of a failed test has logged: the calls and the bridge's messages. */
class LogPlugin extends ArtifactPlugin {
  override async onTestDone(summary: TestSummary): Promise<void> {
    await super.onTestDone(summary);
    const sandbox = process.env.LUKA_E2E_SANDBOX;
    if (!sandbox || !this.enabled || !this.shouldKeepArtifactOfTest(summary)) return;
    for (const name of ['calls', 'bridge']) {
      const text = await (await fetch(`${sandbox}/__sandbox/${name}`)).text();
      writeFileSync(await this.api.preparePathForArtifact(`${name}.json`, summary), text);
    }
  }
}

/** Stores a failed test's trace, from the last start of the app on: for Playwright's viewer. */
class TracePlugin extends ArtifactPlugin {
  override async onTestStart(summary: TestSummary): Promise<void> {
    await super.onTestStart(summary);
    const { device } = currentDevice;
    if (device?.isRunning) await device.running.restartTrace();
  }

  override async onTestDone(summary: TestSummary): Promise<void> {
    await super.onTestDone(summary);
    const { device } = currentDevice;
    if (!device?.isRunning || !this.enabled || !this.shouldKeepArtifactOfTest(summary)) return;
    const path = await this.api.preparePathForArtifact('trace.zip', summary);
    await device.running.restartTrace(path);
  }
}
