/** What Detox makes of `.detoxrc.js`, as far as the driver and its tests look at it. */
export type ComposedConfig = {
  configurationName: string;
  device: DeviceConfig;
  apps: Record<string, AppConfig>;
  artifacts: { rootDir: string; plugins: Record<string, unknown> };
  commands: { build?: string }[];
};

/** `devices.desktop` of `.detoxrc.js`. */
export type DeviceConfig = {
  type: string;
  /** The phone's language where `launchApp` names none, a tag. */
  locale?: string;
};

/** `apps.desktop` of `.detoxrc.js`. */
export type AppConfig = {
  type: string;
  bundleId?: string;
  /** The folder of the exported app; `LUKA_BUNDLE` wins. */
  binaryPath: string;
  testBinaryPath?: string;
  build?: string;
  launchArgs?: Record<string, unknown>;
};
