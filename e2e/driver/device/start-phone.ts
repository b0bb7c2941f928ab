import type { BrowserContext } from 'playwright-core';
import * as v from 'valibot';
import { paySite } from '@/e2e/shared/app-links';
import type { DeviceLog } from '../record/device-log';
import { hearApp } from '../record/hear-app';
import type { AppConfig, DeviceConfig } from './configs';
import type { InstalledApp } from './installed-app';
import { Phone } from './phone';

/** What `launchApp({ launchArgs })` can hold for the desktop shell; all else is Detox's own. */
export const launchArgs = v.object({
  flavor: v.optional(v.picklist(['standard', 'play'])),
  photo: v.optional(v.string()),
  contacts: v.optional(v.string()),
  sms: v.optional(v.string()),
  apps: v.optional(v.string()),
  timezone: v.optional(v.string()),
  now: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  detoxURLOverride: v.optional(v.string()),
});

/** What the configuration says, and the app as it is installed. */
type Given = {
  deviceConfig: DeviceConfig;
  appsConfig: Record<string, AppConfig>;
  installed: InstalledApp;
  log: DeviceLog;
};

type Options = Omit<v.InferOutput<typeof launchArgs>, 'detoxURLOverride' | 'now'> & {
  locale?: string;
  link?: string;
};

/** Starts the app on a phone that is written down in a log and measured for the table of coverage. */
export function startPhone(given: Given, options: Options): Promise<Phone> {
  const { deviceConfig, appsConfig, installed, log } = given;
  const sandbox = process.env.LUKA_E2E_SANDBOX;
  const listen = async (context: BrowserContext) => {
    log.listen(context);
    await hearApp(context);
    await installed.clock.begin(context);
  };
  return Phone.start(
    {
      ...options,
      web: process.env.LUKA_BUNDLE ?? Object.values(appsConfig)[0]?.binaryPath ?? 'out',
      data: installed.folder,
      headless: !process.env.LUKA_E2E_HEADED,
      locale: options.locale ?? deviceConfig.locale,
      permissions: installed.takePermissions(),
      sandbox,
      strangers: sandbox ? { [paySite]: sandbox } : {},
    },
    listen,
  );
}
