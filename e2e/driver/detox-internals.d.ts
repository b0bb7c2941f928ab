/** What the driver uses of Detox's own parts, for which Detox has no types. */

declare module 'detox/src/artifacts/templates/plugin/ArtifactPlugin' {
  import type { ArtifactApi, TestSummary } from '@/e2e/driver/artifacts/artifact-api';

  class ArtifactPlugin {
    constructor(config: { api: ArtifactApi });
    readonly api: ArtifactApi;
    readonly enabled: boolean;
    readonly context: { testSummary: TestSummary | null };
    shouldKeepArtifactOfTest(summary: TestSummary): boolean;
    onTestStart(summary: TestSummary): Promise<void>;
    onTestFnFailure(event: object): Promise<void>;
    onHookFailure(event: object): Promise<void>;
    onTestDone(summary: TestSummary): Promise<void>;
  }
  export = ArtifactPlugin;
}

declare module 'detox/src/artifacts/templates/artifact/FileArtifact' {
  class FileArtifact {
    constructor(file: { temporaryPath: string });
    save(path: string): Promise<void>;
    discard(): Promise<void>;
  }
  export = FileArtifact;
}

declare module 'detox/src/configuration' {
  import type { ComposedConfig } from '@/e2e/driver/device/configs';

  export function composeDetoxConfig(options: {
    cwd?: string;
    argv?: Record<string, unknown>;
  }): Promise<ComposedConfig>;
}

declare module 'detox/src/devices/runtime/drivers/DeviceDriverBase' {
  class DeviceDriverBase {}
  export = DeviceDriverBase;
}
