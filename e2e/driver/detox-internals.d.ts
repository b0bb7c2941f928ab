/** The parts of Detox that the driver uses and that Detox has no types for. */

declare module 'detox/src/artifacts/templates/plugin/ArtifactPlugin' {
  import type { ArtifactApi, TestSummary } from '@/e2e/driver/artifacts';

  class ArtifactPlugin {
    constructor(config: { api: ArtifactApi });
    readonly api: ArtifactApi;
    readonly enabled: boolean;
    shouldKeepArtifactOfTest(summary: TestSummary): boolean;
    onTestStart(summary: TestSummary): Promise<void>;
    onTestDone(summary: TestSummary): Promise<void>;
  }
  export = ArtifactPlugin;
}

declare module 'detox/src/configuration' {
  import type { AppConfig, DeviceConfig } from '@/e2e/driver/device/start-phone';

  /** What Detox reads from `.detoxrc.js`, as far as the driver's test uses it. */
  type ComposedConfig = {
    device: DeviceConfig & { type: string };
    apps: Record<string, AppConfig & { type: string }>;
    commands: { build?: string }[];
  };

  export function composeDetoxConfig(options: {
    argv?: Record<string, unknown>;
  }): Promise<ComposedConfig>;
}
