import { writeFileSync } from 'node:fs';
import ArtifactPlugin from 'detox/src/artifacts/templates/plugin/ArtifactPlugin';
import { onDuty } from '../device/on-duty';
import type { DeviceLog } from '../record/device-log';
import type { ArtifactApi, TestSummary } from './artifact-api';

/** Keeps, beside a failed test, one view of what happened on the phone during it. */
export class TextPlugin extends ArtifactPlugin {
  constructor(
    api: ArtifactApi,
    private readonly file: string,
    private readonly view: (log: DeviceLog) => string,
  ) {
    super({ api });
  }

  override async onTestStart(summary: TestSummary): Promise<void> {
    await super.onTestStart(summary);
    onDuty.device?.log.clear();
  }

  override async onTestDone(summary: TestSummary): Promise<void> {
    await super.onTestDone(summary);
    const { device } = onDuty;
    if (!device || !this.enabled || !this.shouldKeepArtifactOfTest(summary)) return;
    writeFileSync(await this.api.preparePathForArtifact(this.file, summary), this.view(device.log));
  }
}
