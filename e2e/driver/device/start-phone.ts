import * as v from 'valibot';
import { paySite } from '@/e2e/shared/app-links';
import { recordEvents } from '../record/record-coverage';
import type { InstalledApp } from './installed-app';
import { Phone } from './phone';

/** `devices.desktop` of `.detoxrc.js`. */
export type DeviceConfig = {
  /** The phone's language where `launchApp` names none, a BCP 47 tag. */
  locale?: string;
};

/** `apps.desktop` of `.detoxrc.js`. */
export type AppConfig = {
  /** The folder of the export; `LUKA_BUNDLE` overrides it. */
  binaryPath: string;
};

/** What `launchApp({ launchArgs })` takes on the desktop shell; other names are Detox's own. */
export const launchArgs = v.object({
  flavor: v.optional(v.picklist(['standard', 'play'])),
  timezone: v.optional(v.string()),
  now: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  detoxURLOverride: v.optional(v.string()),
});

/** The configuration, and the installed app. */
type Installation = {
  deviceConfig: DeviceConfig;
  appsConfig: Record<string, AppConfig>;
  installed: InstalledApp;
};

type LaunchOptions = Omit<v.InferOutput<typeof launchArgs>, 'detoxURLOverride' | 'now'> & {
  locale?: string;
  link?: string;
};

/** Starts the app on a phone whose events are counted for the coverage, and which is traced. */
export function startPhone(installation: Installation, options: LaunchOptions): Promise<Phone> {
  const { deviceConfig, appsConfig, installed } = installation;
  const sandbox = process.env.LUKA_E2E_SANDBOX;
  return Phone.start(
    {
      ...options,
      web: process.env.LUKA_BUNDLE ?? Object.values(appsConfig)[0]?.binaryPath ?? 'out',
      data: installed.folder,
      headless: !process.env.LUKA_E2E_HEADED,
      locale: options.locale ?? deviceConfig.locale,
      permissions: installed.takePermissions(),
      script: installed.clock.startScript,
      sandbox,
      mappedOrigins: sandbox ? { [paySite]: sandbox } : {},
    },
    async (context) => {
      await recordEvents(context);
      await context.tracing.start({ screenshots: Boolean(process.env.LUKA_E2E_PICTURES) });
    },
  );
}
