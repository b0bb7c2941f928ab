import ArtifactPlugin from 'detox/src/artifacts/templates/plugin/ArtifactPlugin';
import { onDuty } from '../device/on-duty';
import type { ArtifactApi } from './artifact-api';

/** Keeps a picture of the screen when a test fails, and those that `device.takeScreenshot` takes. */
export class ScreenshotPlugin extends ArtifactPlugin {
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
  async onCreateExternalArtifact({ name, artifact }: External): Promise<void> {
    await artifact.save(await this.path(name));
  }

  private async take(name: string): Promise<void> {
    const { device } = onDuty;
    if (!this.enabled || !device?.isRunning) return;
    await device.picture(await this.path(name));
  }

  private path(name: string): Promise<string> {
    return this.api.preparePathForArtifact(`${name}.png`, this.context.testSummary);
  }
}

type External = { name: string; artifact: { save(path: string): Promise<void> } };
