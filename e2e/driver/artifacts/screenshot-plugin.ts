import { tmpdir } from 'node:os';
import { join } from 'node:path';
import FileArtifact from 'detox/src/artifacts/templates/artifact/FileArtifact';
import ArtifactPlugin from 'detox/src/artifacts/templates/plugin/ArtifactPlugin';
import { onDuty } from '../device/on-duty';
import type { ArtifactApi, Picture, TestSummary } from './artifact-api';

/** Keeps a picture of the screen when a test fails, and those that `device.takeScreenshot` took in it. */
export class ScreenshotPlugin extends ArtifactPlugin {
  /** Pictures of the test that runs, by name; only at its end it is known where they go. */
  private readonly taken = new Map<string, Picture>();

  constructor(api: ArtifactApi) {
    super({ api });
  }

  override async onTestFnFailure(event: object): Promise<void> {
    await super.onTestFnFailure(event);
    await this.take('testFnFailure');
  }

  override async onHookFailure(event: object): Promise<void> {
    await super.onHookFailure(event);
    await this.take('hookFailure');
  }

  /** A picture that was asked for; Detox calls it by this name. */
  async onCreateExternalArtifact({ name, artifact }: { name: string; artifact: Picture }) {
    this.taken.set(name, artifact);
  }

  override async onTestDone(summary: TestSummary): Promise<void> {
    await super.onTestDone(summary);
    const isKept = this.enabled && this.shouldKeepArtifactOfTest(summary);
    for (const [name, picture] of this.taken) {
      if (!isKept) await picture.discard();
      else await picture.save(await this.api.preparePathForArtifact(`${name}.png`, summary));
    }
    this.taken.clear();
  }

  private async take(name: string): Promise<void> {
    const { device } = onDuty;
    if (!this.enabled || !device?.isRunning) return;
    const temporaryPath = join(tmpdir(), `luka-e2e-${process.pid}-${name}.png`);
    await device.picture(temporaryPath);
    this.taken.set(name, new FileArtifact({ temporaryPath }));
  }
}
