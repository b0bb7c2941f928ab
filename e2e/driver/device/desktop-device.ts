import * as v from 'valibot';
import { FrontWebView } from '../web/front-web-view';
import { InstalledApp } from './installed-app';
import { type PermissionStates, readPermissions } from './permissions';
import type { Phone } from './phone';
import { type AppConfig, type DeviceConfig, launchArgs, startPhone } from './start-phone';

/** What Detox passes to a driver. */
type DriverDeps = {
  eventEmitter: { emit(event: string, details: object): Promise<void>; off(): void };
  deviceConfig: DeviceConfig;
  appsConfig: Record<string, AppConfig>;
};

const bundleId = 'cl.luka.app';

/** Steps of Detox that have nothing to do on the desktop shell. */
const noOps = [
  'validateDeviceConfig',
  'installUtilBinaries',
  'installApp',
  'waitUntilReady',
  'waitForActive',
  'waitForBackground',
];

/** The driver of Detox's `device`: installs, starts and ends the app in the desktop shell. */
export class DesktopDevice {
  readonly webView = new FrontWebView(() => this.running);
  private installed = new InstalledApp();
  private phone: Phone | undefined;

  constructor(
    private readonly deps: DriverDeps,
    private readonly cookie: { id: string; name: string },
  ) {
    for (const name of noOps) Object.assign(this, { [name]: async () => undefined });
  }

  get isRunning(): boolean {
    return this.phone !== undefined;
  }

  /** The phone with the running app; throws where the app is not running. */
  get running(): Phone {
    if (!this.phone) throw new Error('The app is not running: await device.launchApp() first');
    return this.phone;
  }

  getExternalId(): string {
    return this.cookie.id;
  }

  getDeviceName(): string {
    return this.cookie.name;
  }

  getPlatform(): string {
    return 'android';
  }

  getBundleIdFromBinary(): string {
    return bundleId;
  }

  /** Removes the app with its data. */
  async uninstallApp(): Promise<void> {
    await this.terminate();
    this.installed.remove();
    this.installed = new InstalledApp();
  }

  async setPermissions(_bundleId: string, permissions: PermissionStates): Promise<void> {
    const states = readPermissions(permissions);
    if (this.phone) await this.phone.shell.control('permissions', states);
    else this.installed.setPermissions(states);
  }

  async launchApp(
    _bundleId: string,
    args: Record<string, unknown>,
    language?: { language?: string; locale?: string },
  ): Promise<number> {
    const details = { bundleId, deviceId: this.cookie.id, launchArgs: args };
    await this.deps.eventEmitter.emit('beforeLaunchApp', details);
    const { detoxURLOverride: url, now, ...options } = v.parse(launchArgs, args);
    const locale = language?.language ?? language?.locale;
    if (now) await this.installed.clock.set(Date.parse(now), this.phone?.context);
    if (this.phone) await this.phone.shell.control('return');
    else {
      const { deviceConfig, appsConfig } = this.deps;
      const installation = { deviceConfig, appsConfig, installed: this.installed };
      this.phone = await startPhone(installation, { ...options, locale, link: url });
    }
    await this.phone.waitUntilHydrated();
    await this.deps.eventEmitter.emit('launchApp', { ...details, pid: process.pid });
    return process.pid;
  }

  async deliverPayload(payload: { url?: string; delayPayload?: boolean }): Promise<void> {
    if (payload.delayPayload) return;
    if (!payload.url) throw new Error('Only links are delivered: device.openURL({ url })');
    await this.running.shell.control('open', { url: payload.url });
    await this.running.waitUntilHydrated();
  }

  async pressBack(): Promise<void> {
    await this.running.shell.control('back');
    await this.webView.waitForIdle();
  }

  async sendToHome(): Promise<void> {
    await this.running.shell.control('home');
  }

  async setLocation(latitude: string, longitude: string): Promise<void> {
    await this.running.shell.control('location', {
      latitude: Number(latitude),
      longitude: Number(longitude),
    });
  }

  /** The app's page as a PNG. */
  async screenshot(): Promise<Buffer> {
    return (await this.running.appPage()).screenshot();
  }

  async terminate(): Promise<void> {
    const { phone } = this;
    if (!phone) return;
    const details = { bundleId, deviceId: this.cookie.id };
    await this.deps.eventEmitter.emit('beforeTerminateApp', details);
    this.phone = undefined;
    await phone.close();
    await this.deps.eventEmitter.emit('terminateApp', details);
  }

  /** Sets the phone's clock to the sandbox's, ISO 8601, if `launchApp` has set it. */
  async followClock(now: string): Promise<void> {
    const { clock } = this.installed;
    if (clock.isSet) await clock.set(Date.parse(now), this.phone?.context);
  }

  /** The system ends the app, which stores nothing more. */
  async killProcess(): Promise<void> {
    const phone = this.running;
    this.phone = undefined;
    await phone.kill();
  }

  async cleanup(): Promise<void> {
    await this.terminate();
    this.installed.remove();
    this.deps.eventEmitter.off();
  }

  getLogsPaths(): object {
    return {};
  }
}
